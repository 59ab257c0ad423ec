extension DialectTable {
  /// The languages whose codes begin with M to Z.
  static let mToZ = """
    mk-Cyrl;Македонски;F=Функционалност|Бизнис потреба|Можност;R=Rule;B=Контекст|Содржина;
     S=Пример|Сценарио|На пример;O=Преглед на сценарија|Скица|Концепт;E=Примери|Сценарија;G=*|
     Дадено|Дадена;W=*|Кога;T=*|Тогаш;A=*|И;U=*|Но;
    mk-Latn;Makedonski (Latinica);F=Funkcionalnost|Biznis potreba|Mozhnost;R=Rule;B=Kontekst|
     Sodrzhina;S=Scenario|Na primer;O=Pregled na scenarija|Skica|Koncept;E=Primeri|Scenaria;G=*|
     Dadeno|Dadena;W=*|Koga;T=*|Togash;A=*|I;U=*|No;
    mn;монгол;F=Функц|Функционал;R=Rule;B=Агуулга;S=Сценар;O=Сценарын төлөвлөгөө;E=Тухайлбал;G=*|
     Өгөгдсөн нь|Анх;W=*|Хэрэв;T=*|Тэгэхэд|Үүний дараа;A=*|Мөн|Тэгээд;U=*|Гэхдээ|Харин;
    ne;नेपाली;F=सुविधा|विशेषता;R=नियम;B=पृष्ठभूमी;S=परिदृश्य;O=परिदृश्य रूपरेखा;E=उदाहरण|
     उदाहरणहरु;G=*|दिइएको|दिएको|यदि;W=*|जब;T=*|त्यसपछि|अनी;A=*|र|अनि;U=*|तर;
    nl;Nederlands;F=Functionaliteit;R=Regel;B=Achtergrond;S=Voorbeeld|Scenario;
     O=Abstract Scenario;E=Voorbeelden;G=*|Gegeven|Stel;W=*|Als|Wanneer;T=*|Dan;A=*|En;U=*|Maar;
    no;norsk;F=Egenskap;R=Regel;B=Bakgrunn;S=Eksempel|Scenario;O=Scenariomal|Abstrakt Scenario;
     E=Eksempler;G=*|Gitt;W=*|Når;T=*|Så;A=*|Og;U=*|Men;
    pa;ਪੰਜਾਬੀ;F=ਖਾਸੀਅਤ|ਮੁਹਾਂਦਰਾ|ਨਕਸ਼ ਨੁਹਾਰ;R=Rule;B=ਪਿਛੋਕੜ;S=ਉਦਾਹਰਨ|ਪਟਕਥਾ;O=ਪਟਕਥਾ ਢਾਂਚਾ|
     ਪਟਕਥਾ ਰੂਪ ਰੇਖਾ;E=ਉਦਾਹਰਨਾਂ;G=*|ਜੇਕਰ|ਜਿਵੇਂ ਕਿ;W=*|ਜਦੋਂ;T=*|ਤਦ;A=*|ਅਤੇ;U=*|ਪਰ;
    pl;polski;F=Właściwość|Funkcja|Aspekt|Potrzeba biznesowa;R=Zasada|Reguła;B=Założenia;
     S=Przykład|Scenariusz;O=Szablon scenariusza;E=Przykłady;G=*|Zakładając|Mając|Zakładając, że;
     W=*|Jeżeli|Jeśli|Gdy|Kiedy;T=*|Wtedy;A=*|Oraz|I;U=*|Ale;
    pt;português;F=Funcionalidade|Característica|Caracteristica;R=Regra;B=Contexto|
     Cenário de Fundo|Cenario de Fundo|Fundo;S=Exemplo|Cenário|Cenario;O=Esquema do Cenário|
     Esquema do Cenario|Delineação do Cenário|Delineacao do Cenario;E=Exemplos|Cenários|Cenarios;
     G=*|Dado|Dada|Dados|Dadas;W=*|Quando;T=*|Então|Entao;A=*|E;U=*|Mas;
    ro;română;F=Functionalitate|Funcționalitate|Funcţionalitate;R=Rule;B=Context;S=Exemplu|
     Scenariu;O=Structura scenariu|Structură scenariu;E=Exemple;G=*|Date fiind|Dat fiind|
     Dată fiind<|Dati fiind|Dați fiind|Daţi fiind;W=*|Cand|Când;T=*|Atunci;A=*|Si|Și|Şi;U=*|Dar;
    ru;русский;F=Функция|Функциональность|Функционал|Свойство|Фича;R=Правило;B=Предыстория|
     Контекст;S=Пример|Сценарий;O=Структура сценария|Шаблон сценария;E=Примеры|Значения;G=*|
     Допустим|Дано|Пусть;W=*|Когда|Если;T=*|То|Затем|Тогда;A=*|И|К тому же|Также;U=*|Но|А|Иначе;
    sk;Slovensky;F=Požiadavka|Funkcia|Vlastnosť;R=Rule;B=Pozadie;S=Príklad|Scenár;O=Náčrt Scenáru|
     Náčrt Scenára|Osnova Scenára;E=Príklady;G=*|Pokiaľ|Za predpokladu;W=*|Keď|Ak;T=*|Tak|Potom;
     A=*|A|A tiež|A taktiež|A zároveň;U=*|Ale;
    sl;Slovenski;F=Funkcionalnost|Funkcija|Možnosti|Moznosti|Lastnost|Značilnost;R=Rule;
     B=Kontekst|Osnova|Ozadje;S=Primer|Scenarij;O=Struktura scenarija|Skica|Koncept|
     Oris scenarija|Osnutek;E=Primeri|Scenariji;G=Dano|Podano|Zaradi|Privzeto;W=Ko|Ce|Če|Kadar;
     T=Nato|Potem|Takrat;A=In|Ter;U=Toda|Ampak|Vendar;
    sr-Cyrl;Српски;F=Функционалност|Могућност|Особина;R=Правило;B=Контекст|Основа|Позадина;
     S=Сценарио|Пример;O=Структура сценарија|Скица|Концепт;E=Примери|Сценарији;G=*|За дато|
     За дате|За дати;W=*|Када|Кад;T=*|Онда;A=*|И;U=*|Али;
    sr-Latn;Srpski (Latinica);F=Funkcionalnost|Mogućnost|Mogucnost|Osobina;R=Pravilo;B=Kontekst|
     Osnova|Pozadina;S=Scenario|Primer;O=Struktura scenarija|Skica|Koncept;E=Primeri|Scenariji;
     G=*|Za dato|Za date|Za dati;W=*|Kada|Kad;T=*|Onda;A=*|I;U=*|Ali;
    sv;Svenska;F=Egenskap;R=Regel;B=Bakgrund;S=Scenario;O=Abstrakt Scenario|Scenariomall;
     E=Exempel;G=*|Givet;W=*|När;T=*|Så;A=*|Och;U=*|Men;
    ta;தமிழ்;F=அம்சம்|வணிக தேவை|திறன்;R=Rule;B=பின்னணி;S=உதாரணமாக|காட்சி;O=காட்சி சுருக்கம்|
     காட்சி வார்ப்புரு;E=எடுத்துக்காட்டுகள்|காட்சிகள்|நிலைமைகளில்;G=*|கொடுக்கப்பட்ட;W=*|எப்போது;
     T=*|அப்பொழுது;A=*|மேலும்|மற்றும்;U=*|ஆனால்;
    th;ไทย;F=โครงหลัก|ความต้องการทางธุรกิจ|ความสามารถ;R=Rule;B=แนวคิด;S=เหตุการณ์;O=สรุปเหตุการณ์|
     โครงสร้างของเหตุการณ์;E=ชุดของตัวอย่าง|ชุดของเหตุการณ์;G=*|กำหนดให้;W=*|เมื่อ;T=*|ดังนั้น;
     A=*|และ;U=*|แต่;
    te;తెలుగు;F=గుణము;R=Rule;B=నేపథ్యం;S=ఉదాహరణ|సన్నివేశం;O=కథనం;E=ఉదాహరణలు;G=*|చెప్పబడినది;W=*|
     ఈ పరిస్థితిలో;T=*|అప్పుడు;A=*|మరియు;U=*|కాని;
    tlh;tlhIngan;F=Qap|Qu'meH 'ut|perbogh|poQbogh malja'|laH;R=Rule;B=mo';S=lut;O=lut chovnatlh;
     E=ghantoH|lutmey;G=*|ghu' noblu'|DaH ghu' bejlu';W=*|qaSDI';T=*|vaj;A=*|'ej|latlh;U=*|'ach|
     'a;
    tr;Türkçe;F=Özellik|İş Gereksinimi|Gereksinim|İşlev|Kullanıcı Hikayesi|Yetenek|
     Teknik Gereksinim;R=Kural|İş Kuralı|Kaide|Hüküm|Madde;B=Geçmiş|Arka Plan|Ön Koşul|Önkoşul|
     Önceki Durum|Giriş|Mukaddime|Mevcut Durum;S=Örnek|Senaryo|Durum|Vaka;O=Senaryo taslağı|
     Senaryo şablonu;E=Örnekler|Değerler;G=*|Mevcut|Önceden|Geçmişte|Daha önce|Halihazırda|Zaten|
     Sistemde|Diyelim ki|Varsayalım ki|Farz edelim ki|Kabul edelim ki|Başlangıçta|
     Varsayılan olarak|Biliniyor ki;W=*|Eğer|Eğer ki|Ne zaman|Ne zaman ki|Şayet;T=*|Beklenen|
     O zaman|Sonuç olarak|Böylece|Bunun üzerine|Bu durumda|O takdirde|Şu halde|Netice itibariyle|
     Buna binaen;A=*|Ve|Hem de|Bir de|Ayrıca|İlaveten|Buna ek olarak;U=*|Fakat|Ama|Ancak|Yalnız|
     Lakin|Meğer ki|Buna mukabil|Aksi halde;
    tt;Татарча;F=Мөмкинлек|Үзенчәлеклелек;R=Rule;B=Кереш;S=Сценарий;O=Сценарийның төзелеше;
     E=Үрнәкләр|Мисаллар;G=*|Әйтик;W=*|Әгәр;T=*|Нәтиҗәдә;A=*|Һәм|Вә;U=*|Ләкин|Әмма;
    uk;Українська;F=Функціонал;R=Rule;B=Передумова;S=Приклад|Сценарій;O=Структура сценарію;
     E=Приклади;G=*|Припустимо|Припустимо, що|Нехай|Дано;W=*|Якщо|Коли;T=*|То|Тоді;A=*|І|А також|
     Та;U=*|Але;
    ur;اردو;F=صلاحیت|کاروبار کی ضرورت|خصوصیت;R=Rule;B=پس منظر;S=منظرنامہ;O=منظر نامے کا خاکہ;
     E=مثالیں;G=*|اگر|بالفرض|فرض کیا;W=*|جب;T=*|پھر|تب;A=*|اور;U=*|لیکن;
    uz;Узбекча;F=Функционал;R=Rule;B=Тарих;S=Сценарий;O=Сценарий структураси;E=Мисоллар;G=*|
     Belgilangan;W=*|Агар;T=*|Унда;A=*|Ва;U=*|Лекин|Бирок|Аммо;
    vi;Tiếng Việt;F=Tính năng;R=Quy tắc;B=Bối cảnh;S=Tình huống|Kịch bản;O=Khung tình huống|
     Khung kịch bản;E=Dữ liệu;G=*|Biết|Cho;W=*|Khi;T=*|Thì;A=*|Và;U=*|Nhưng;
    zh-CN;简体中文;F=功能;R=Rule|规则;B=背景;S=场景|剧本;O=场景大纲|剧本大纲;E=例子;G=*|假如<|假设<|假定<;W=*|当<;T=*|那么<;A=*|
     而且<|并且<|同时<;U=*|但是<;
    ml;മലയാളം;F=സവിശേഷത;R=നിയമം;B=പശ്ചാത്തലം;S=രംഗം;O=സാഹചര്യത്തിന്റെ രൂപരേഖ;E=ഉദാഹരണങ്ങൾ;G=*|
     നൽകിയത്<;W=എപ്പോൾ<;T=*|പിന്നെ<;A=*|ഒപ്പം<;U=*|പക്ഷേ<;
    zh-TW;繁體中文;F=功能;R=Rule;B=背景;S=場景|劇本;O=場景大綱|劇本大綱;E=例子;G=*|假如<|假設<|假定<;W=*|當<;T=*|那麼<;A=*|而且<|
     並且<|同時<;U=*|但是<;
    mr;मराठी;F=वैशिष्ट्य|सुविधा;R=नियम;B=पार्श्वभूमी;S=परिदृश्य;O=परिदृश्य रूपरेखा;E=उदाहरण;G=*|
     जर<|दिलेल्या प्रमाणे;W=*|जेव्हा;T=*|मग|तेव्हा;A=*|आणि|तसेच;U=*|पण|परंतु;
    """
}
