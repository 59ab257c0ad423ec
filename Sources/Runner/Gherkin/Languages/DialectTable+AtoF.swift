extension DialectTable {
  /// The languages whose codes begin with A to F.
  static let aToF = """
    af;Afrikaans;F=Funksie|Besigheid Behoefte|Vermoë;R=Reël|Reel;B=Agtergrond;S=Voorbeeld|
     Situasie;O=Situasie Uiteensetting;E=Voorbeelde;G=*|Gegewe;W=*|Wanneer;T=*|Dan;A=*|En;U=*|
     Maar;
    am;հայերեն;F=Ֆունկցիոնալություն|Հատկություն;R=Rule;B=Կոնտեքստ;S=Օրինակ|Սցենար;
     O=Սցենարի կառուցվացքը;E=Օրինակներ;G=*|Դիցուք;W=*|Եթե|Երբ;T=*|Ապա;A=*|Եվ;U=*|Բայց;
    an;Aragonés;F=Caracteristica;R=Rule;B=Antecedents;S=Eixemplo|Caso;O=Esquema del caso;
     E=Eixemplos;G=*|Dau|Dada|Daus|Dadas;W=*|Cuan;T=*|Alavez|Allora|Antonces;A=*|Y|E;U=*|Pero;
    ar;العربية;F=خاصية;R=Rule;B=الخلفية;S=مثال|سيناريو;O=سيناريو مخطط;E=امثلة;G=*|بفرض;W=*|متى|
     عندما;T=*|اذاً|ثم;A=*|و;U=*|لكن;
    ast;asturianu;F=Carauterística;R=Rule;B=Antecedentes;S=Exemplo|Casu;O=Esbozu del casu;
     E=Exemplos;G=*|Dáu|Dada|Daos|Daes;W=*|Cuando;T=*|Entós;A=*|Y|Ya;U=*|Peru;
    az;Azərbaycanca;F=Özəllik;R=Rule;B=Keçmiş|Kontekst;S=Nümunə|Ssenari;O=Ssenarinin strukturu;
     E=Nümunələr;G=*|Tutaq ki|Verilir;W=*|Əgər|Nə vaxt ki;T=*|O halda;A=*|Və|Həm;U=*|Amma|Ancaq;
    be;Беларуская;F=Функцыянальнасць|Фіча;R=Правілы;B=Кантэкст;S=Сцэнарый|Cцэнар;
     O=Шаблон сцэнарыя|Узор сцэнара;E=Прыклады;G=*|Няхай|Дадзена;W=*|Калі;T=*|Тады;A=*|I|Ды|
     Таксама;U=*|Але|Інакш;
    bg;български;F=Функционалност;R=Правило;B=Предистория;S=Пример|Сценарий;O=Рамка на сценарий;
     E=Примери;G=*|Дадено;W=*|Когато;T=*|То;A=*|И;U=*|Но;
    bm;Bahasa Melayu;F=Fungsi;R=Rule;B=Latar Belakang;S=Senario|Situasi|Keadaan;
     O=Kerangka Senario|Kerangka Situasi|Kerangka Keadaan|Garis Panduan Senario;E=Contoh;G=*|
     Diberi|Bagi;W=*|Apabila;T=*|Maka|Kemudian;A=*|Dan;U=*|Tetapi|Tapi;
    bs;Bosanski;F=Karakteristika;R=Rule;B=Pozadina;S=Primjer|Scenariju|Scenario;O=Scenariju-obris|
     Scenario-outline;E=Primjeri;G=*|Dato;W=*|Kada;T=*|Zatim;A=*|I|A;U=*|Ali;
    ca;català;F=Característica|Funcionalitat;R=Rule;B=Rerefons|Antecedents;S=Exemple|Escenari;
     O=Esquema de l'escenari;E=Exemples;G=*|Donat|Donada|Atès|Atesa;W=*|Quan;T=*|Aleshores|Cal;
     A=*|I;U=*|Però;
    cs;Česky;F=Požadavek;R=Pravidlo;B=Pozadí|Kontext;S=Příklad|Scénář;O=Náčrt Scénáře|
     Osnova scénáře;E=Příklady;G=*|Pokud|Za předpokladu;W=*|Když;T=*|Pak;A=*|A také|A;U=*|Ale;
    cy-GB;Cymraeg;F=Arwedd;R=Rule;B=Cefndir;S=Enghraifft|Scenario;O=Scenario Amlinellol;
     E=Enghreifftiau;G=*|Anrhegedig a;W=*|Pryd;T=*|Yna;A=*|A;U=*|Ond;
    da;dansk;F=Egenskab;R=Regel;B=Baggrund;S=Eksempel|Scenarie;O=Abstrakt Scenario;E=Eksempler;
     G=*|Givet;W=*|Når;T=*|Så;A=*|Og;U=*|Men;
    de;Deutsch;F=Funktionalität|Funktion;R=Rule|Regel;B=Grundlage|Hintergrund|Voraussetzungen|
     Vorbedingungen;S=Beispiel|Szenario;O=Szenariogrundriss|Szenarien;E=Beispiele;G=*|Angenommen|
     Gegeben sei|Gegeben seien;W=*|Wenn;T=*|Dann;A=*|Und;U=*|Aber;
    el;Ελληνικά;F=Δυνατότητα|Λειτουργία;R=Rule;B=Υπόβαθρο;S=Παράδειγμα|Σενάριο;
     O=Περιγραφή Σεναρίου|Περίγραμμα Σεναρίου;E=Παραδείγματα|Σενάρια;G=*|Δεδομένου;W=*|Όταν;T=*|
     Τότε;A=*|Και;U=*|Αλλά;
    em;😀;F=📚;R=Rule;B=💤;S=🥒|📕;O=📖;E=📓;G=*|😐<;W=*|🎬<;T=*|🙏<;A=*|😂<;U=*|😔<;
    en;English;F=Feature|Business Need|Ability;R=Rule;B=Background;S=Example|Scenario;
     O=Scenario Outline|Scenario Template;E=Examples|Scenarios;G=*|Given;W=*|When;T=*|Then;A=*|
     And;U=*|But;
    en-Scouse;Scouse;F=Feature;R=Rule;B=Dis is what went down;S=The thing of it is;
     O=Wharrimean is;E=Examples;G=*|Givun|Youse know when youse got;W=*|Wun|Youse know like when;
     T=*|Dun|Den youse gotta;A=*|An;U=*|Buh;
    en-au;Australian;F=Pretty much;R=Rule;B=First off;S=Awww, look mate;O=Reckon it's like;
     E=You'll wanna;G=*|Y'know;W=*|It's just unbelievable;T=*|But at the end of the day I reckon;
     A=*|Too right;U=*|Yeah nah;
    en-lol;LOLCAT;F=OH HAI;R=Rule;B=B4;S=MISHUN;O=MISHUN SRSLY;E=EXAMPLZ;G=*|I CAN HAZ;W=*|WEN;
     T=*|DEN;A=*|AN;U=*|BUT;
    en-old;Englisc;F=Hwaet|Hwæt;R=Rule;B=Aer|Ær;S=Swa;O=Swa hwaer swa|Swa hwær swa;E=Se the|Se þe|
     Se ðe;G=*|Thurh|Þurh|Ðurh;W=*|Bæþsealf|Bæþsealfa|Bæþsealfe|Ciricæw|Ciricæwe|Ciricæwa;T=*|Tha|
     Þa|Ða|Tha the|Þa þe|Ða ðe;A=*|Ond|7;U=*|Ac;
    en-pirate;Pirate;F=Ahoy matey!;R=Rule;B=Yo-ho-ho;S=Heave to;O=Shiver me timbers;
     E=Dead men tell no tales;G=*|Gangway!;W=*|Blimey!;T=*|Let go and haul;A=*|Aye;U=*|Avast!;
    en-tx;Texas;F=This ain’t my first rodeo|All gussied up;R=Rule;B=Lemme tell y'all a story;
     S=All hat and no cattle;O=Serious as a snake bite|Busy as a hound in flea season;
     E=Now that's a story longer than a cattle drive in July;G=Fixin' to|All git out;
     W=Quick out of the chute;T=There’s no tree but bears some fruit;A=Come hell or high water;
     U=Well now hold on, I'll you what;
    eo;Esperanto;F=Trajto;R=Regulo;B=Fono;S=Ekzemplo|Scenaro|Kazo;O=Konturo de la scenaro|Skizo|
     Kazo-skizo;E=Ekzemploj;G=*|Donitaĵo|Komence;W=*|Se;T=*|Do;A=*|Kaj;U=*|Sed;
    es;español;F=Característica|Necesidad del negocio|Requisito;R=Regla|Regla de negocio;
     B=Antecedentes;S=Ejemplo|Escenario;O=Esquema del escenario;E=Ejemplos;G=*|Dado|Dada|Dados|
     Dadas;W=*|Cuando;T=*|Entonces;A=*|Y|E;U=*|Pero;
    et;eesti keel;F=Omadus;R=Reegel;B=Taust;S=Juhtum|Stsenaarium;O=Raamjuhtum|Raamstsenaarium;
     E=Juhtumid;G=*|Eeldades;W=*|Kui;T=*|Siis;A=*|Ja;U=*|Kuid;
    fa;فارسی;F=ویژگی|قابلیت;R=قانون;B=زمینه|پیش زمینه|مقدمات;S=مثال|سناریو;O=الگوی سناریو;
     E=نمونه ها;G=*|با فرض|فرض کنید|با در نظر گرفتن;W=*|هنگامی|وقتی;T=*|آنگاه|سپس|انتظار می رود;
     A=*|و;U=*|اما;
    fi;suomi;F=Ominaisuus;R=Rule;B=Tausta;S=Tapaus;O=Tapausaihio;E=Tapaukset;G=*|Oletetaan;W=*|
     Kun;T=*|Niin;A=*|Ja;U=*|Mutta;
    fr;français;F=Fonctionnalité;R=Règle;B=Contexte;S=Exemple|Scénario;O=Plan du scénario|
     Plan du Scénario;E=Exemples;G=*|Soit|Sachant que|Sachant qu'<|Sachant|Etant donné que|
     Etant donné qu'<|Etant donné|Etant donnée|Etant donnés|Etant données|Étant donné que|
     Étant donné qu'<|Étant donné|Étant donnée|Étant donnés|Étant données;W=*|Quand|Lorsque|
     Lorsqu'<;T=*|Alors|Donc;A=*|Et que|Et qu'<|Et;U=*|Mais que|Mais qu'<|Mais;
    amh;አማርኛ;F=ስራ|የተፈለገው ስራ|የሚፈለገው ድርጊት;R=ህግ;B=ቅድመ ሁኔታ|መነሻ|መነሻ ሀሳብ;S=ምሳሌ|ሁናቴ;O=ሁናቴ ዝርዝር|ሁናቴ አብነት;
     E=ምሳሌዎች|ሁናቴዎች;G=*|የተሰጠ;W=*|መቼ;T=*|ከዚያ;A=*|እና;U=*|ግን;
    """
}
