extension DialectTable {
  /// The languages whose codes begin with G to L.
  static let gToL = """
    ga;Gaeilge;F=Gné;R=Riail;B=Cúlra;S=Sampla|Cás;O=Cás Achomair;E=Samplaí;G=*|Cuir i gcás go|
     Cuir i gcás nach|Cuir i gcás gur|Cuir i gcás nár;W=*|Nuair a|Nuair nach|Nuair ba|Nuair nár;
     T=*|Ansin;A=*|Agus;U=*|Ach;
    gj;ગુજરાતી;F=લક્ષણ|વ્યાપાર જરૂર|ક્ષમતા;R=નિયમ;B=બેકગ્રાઉન્ડ;S=ઉદાહરણ|સ્થિતિ;
     O=પરિદ્દશ્ય રૂપરેખા|પરિદ્દશ્ય ઢાંચો;E=ઉદાહરણો;G=*|આપેલ છે;W=*|ક્યારે;T=*|પછી;A=*|અને;U=*|પણ;
    gl;galego;F=Característica;R=Rule;B=Contexto;S=Exemplo|Escenario;O=Esbozo do escenario;
     E=Exemplos;G=*|Dado|Dada|Dados|Dadas;W=*|Cando;T=*|Entón|Logo;A=*|E;U=*|Mais|Pero;
    he;עברית;F=תכונה;R=כלל;B=רקע;S=דוגמא|תרחיש;O=תבנית תרחיש;E=דוגמאות;G=*|בהינתן;W=*|כאשר;T=*|אז|
     אזי;A=*|וגם;U=*|אבל;
    hi;हिंदी;F=रूप लेख;R=नियम;B=पृष्ठभूमि;S=परिदृश्य;O=परिदृश्य रूपरेखा;E=उदाहरण;G=*|अगर|यदि|
     चूंकि;W=*|जब|कदा;T=*|तब|तदा;A=*|और|तथा;U=*|पर|परन्तु|किन्तु;
    hr;hrvatski;F=Osobina|Mogućnost|Mogucnost;R=Rule;B=Pozadina;S=Primjer|Scenarij;O=Skica|
     Koncept;E=Primjeri|Scenariji;G=*|Zadan|Zadani|Zadano|Ukoliko;W=*|Kada|Kad;T=*|Onda;A=*|I;U=*|
     Ali;
    ht;kreyòl;F=Karakteristik|Mak|Fonksyonalite;R=Rule;B=Kontèks|Istorik;S=Senaryo;O=Plan senaryo|
     Plan Senaryo|Senaryo deskripsyon|Senaryo Deskripsyon|Dyagram senaryo|Dyagram Senaryo;
     E=Egzanp;G=*|Sipoze|Sipoze ke|Sipoze Ke;W=*|Lè|Le;T=*|Lè sa a|Le sa a;A=*|Ak|Epi|E;U=*|Men;
    hu;magyar;F=Jellemző;R=Szabály;B=Háttér;S=Példa|Forgatókönyv;O=Forgatókönyv vázlat;E=Példák;
     G=*|Amennyiben|Adott;W=*|Majd|Ha|Amikor;T=*|Akkor;A=*|És;U=*|De;
    id;Bahasa Indonesia;F=Fitur;R=Rule|Aturan;B=Dasar|Latar Belakang;S=Skenario;O=Skenario konsep|
     Garis-Besar Skenario;E=Contoh|Misal;G=*|Dengan|Diketahui|Diasumsikan|Bila|Jika;W=*|Ketika;
     T=*|Maka|Kemudian;A=*|Dan;U=*|Tapi|Tetapi;
    is;Íslenska;F=Eiginleiki;R=Rule;B=Bakgrunnur;S=Atburðarás;O=Lýsing Atburðarásar|Lýsing Dæma;
     E=Dæmi|Atburðarásir;G=*|Ef;W=*|Þegar;T=*|Þá;A=*|Og;U=*|En;
    it;italiano;F=Funzionalità|Esigenza di Business|Abilità;R=Regola;B=Contesto;S=Esempio|
     Scenario;O=Schema dello scenario;E=Esempi;G=*|Dato|Data|Dati|Date;W=*|Quando;T=*|Allora;A=*|
     E|Ed;U=*|Ma;
    ja;日本語;F=フィーチャ|機能;R=ルール;B=背景;S=シナリオ;O=シナリオアウトライン|シナリオテンプレート|テンプレ|シナリオテンプレ;E=例|サンプル;G=*|前提<;
     W=*|もし<;T=*|ならば<;A=*|且つ<|かつ<;U=*|然し<|しかし<|但し<|ただし<;
    jv;Basa Jawa;F=Fitur;R=Rule;B=Dasar;S=Skenario;O=Konsep skenario;E=Conto|Contone;G=*|Nalika|
     Nalikaning;W=*|Manawa|Menawa;T=*|Njuk|Banjur;A=*|Lan;U=*|Tapi|Nanging|Ananging;
    ka;ქართული;F=თვისება|მოთხოვნა;R=წესი;B=კონტექსტი;S=მაგალითად|მაგალითი|მაგ|სცენარი;
     O=სცენარის ნიმუში|სცენარის შაბლონი|ნიმუში|შაბლონი;E=მაგალითები;G=*|მოცემული|მოცემულია|ვთქვათ;
     W=*|როდესაც|როცა|როგორც კი|თუ;T=*|მაშინ;A=*|და|ასევე;U=*|მაგრამ|თუმცა;
    kn;ಕನ್ನಡ;F=ಹೆಚ್ಚಳ;R=Rule;B=ಹಿನ್ನೆಲೆ;S=ಉದಾಹರಣೆ|ಕಥಾಸಾರಾಂಶ;O=ವಿವರಣೆ;E=ಉದಾಹರಣೆಗಳು;G=*|ನೀಡಿದ;W=*|
     ಸ್ಥಿತಿಯನ್ನು;T=*|ನಂತರ;A=*|ಮತ್ತು;U=*|ಆದರೆ;
    ko;한국어;F=기능;R=규칙;B=배경;S=시나리오;O=시나리오 개요;E=예;G=*|조건|먼저;W=*|만일|만약;T=*|그러면;A=*|그리고;U=*|하지만|단;
    lt;lietuvių kalba;F=Savybė;R=Rule;B=Kontekstas;S=Pavyzdys|Scenarijus;O=Scenarijaus šablonas;
     E=Pavyzdžiai|Scenarijai|Variantai;G=*|Duota;W=*|Kai;T=*|Tada;A=*|Ir;U=*|Bet;
    lu;Lëtzebuergesch;F=Funktionalitéit;R=Rule;B=Hannergrond;S=Beispill|Szenario;
     O=Plang vum Szenario;E=Beispiller;G=*|ugeholl;W=*|wann;T=*|dann;A=*|an|a;U=*|awer|mä;
    lv;latviešu;F=Funkcionalitāte|Fīča;R=Rule;B=Konteksts|Situācija;S=Piemērs|Scenārijs;
     O=Scenārijs pēc parauga;E=Piemēri|Paraugs;G=*|Kad;W=*|Ja;T=*|Tad;A=*|Un;U=*|Bet;
    """
}
