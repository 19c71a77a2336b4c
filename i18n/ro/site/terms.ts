import { site } from '#contract/site/site.ts'
import type { PageBlock } from '#contract/content.ts'

/** The terms of use. Not part of the catalogue: only their own page and the seed load them. */
export const terms: PageBlock[] = [
  {
    paragraphs: [
      `Acești termeni sunt o înțelegere între tine și ${site.name}, locul în care oamenii din Moldova își publică anunțurile. Folosind site-ul, îi accepți. I-am scris pe scurt, ca să poată fi citiți până la capăt.`,
    ],
  },
  {
    heading: `Ce este ${site.name}`,
    paragraphs: [
      `${site.name} publică anunțurile utilizatorilor. Nu suntem parte în tranzacții: nu vindem, nu cumpărăm, nu primim bani pentru marfa altora și nu garantăm calitatea ei. Înțelegerea se face între vânzător și cumpărător.`,
    ],
  },
  {
    heading: 'Contul tău',
    paragraphs: [
      'Poți căuta și citi fără cont. Ca să publici, să scrii vânzătorilor sau să salvezi anunțuri ai nevoie de un cont cu numărul tău de telefon, confirmat printr-un cod. Un cont este personal sau de companie.',
      'Răspunzi de ce se face din contul tău. Nu da nimănui parola și codul primit prin SMS: noi nu ți le cerem niciodată.',
    ],
  },
  {
    heading: 'Anunțul tău',
    paragraphs: [
      'Publică doar ceea ce ai dreptul să vinzi sau să oferi, cu fotografii proprii, un preț real și o descriere adevărată. Un anunț rămâne activ atâtea zile câte are categoria lui (le vezi la „Anunțurile mele”), apoi trece în arhivă, de unde îl poți readuce.',
    ],
    list: [
      'Un lucru, un anunț: nu publica același anunț de mai multe ori.',
      'Alege categoria potrivită.',
      'Nu pune numere de telefon sau adrese de e-mail în titlu și descriere; pentru telefon există un câmp separat, pe care îl arăți doar dacă vrei.',
    ],
  },
  {
    heading: 'Ce este interzis',
    paragraphs: ['Nu pot fi publicate:'],
    list: [
      'arme, muniții, droguri, medicamente cu rețetă, organe și alte bunuri interzise de lege;',
      'bunuri furate sau contrafăcute, acte de identitate, date personale ale altora;',
      'animale protejate;',
      'oferte înșelătoare, scheme piramidale, cereri de plată în avans fără acoperire;',
      'conținut care îndeamnă la ură, amenință, umilește sau arată scene pentru adulți.',
    ],
  },
  {
    heading: 'Moderarea',
    paragraphs: [
      'Putem verifica un anunț înainte sau după publicare și îl putem suspenda ori respinge, cu motivul scris. Dacă nu ești de acord, corectează anunțul sau contestă decizia pe pagina ei, la care ajungi din Anunțurile mele. Oricine poate raporta un anunț; reclamațiile sunt citite de oameni.',
    ],
  },
  {
    heading: 'Prețuri',
    paragraphs: [
      'Publicarea este gratuită. Dacă vor apărea servicii cu plată, prețul lor va sta pe pagina Prețuri înainte să plătești.',
    ],
  },
  {
    heading: 'Conținutul pe care îl publici',
    paragraphs: [
      'Textele și fotografiile rămân ale tale. Ne permiți să le arătăm, să le micșorăm și să le traducem automat, ca anunțul să poată fi găsit. Din fotografii ștergem datele ascunse, inclusiv locul în care au fost făcute.',
    ],
  },
  {
    heading: 'Datele personale și cookie-urile',
    paragraphs: [
      'Prelucrăm doar datele necesare: telefonul, numele de utilizator, anunțurile și mesajele tale. Numărul de telefon nu este public decât dacă alegi să-l arăți. În browser păstrăm sesiunea, limba, tema și anunțurile văzute recent; statisticile de vizitare și hărțile altor servicii se folosesc doar cu acordul tău.',
      'Poți cere oricând datele tale și poți șterge contul din profil.',
    ],
  },
  {
    heading: 'Răspunderea',
    paragraphs: [
      'Ne străduim ca site-ul să meargă mereu, dar nu putem promite că nu va avea întreruperi. Verifică marfa înainte să plătești, întâlnește vânzătorul într-un loc public și nu trimite bani în avans.',
    ],
  },
  {
    heading: 'Schimbări și legea aplicabilă',
    paragraphs: [
      'Când schimbăm termenii, te anunțăm pe site cu cel puțin 15 zile înainte. Se aplică legea Republicii Moldova.',
    ],
  },
]
