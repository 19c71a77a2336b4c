import type { CategoryRecipes } from './recipe.ts'

export const agricultura: CategoryRecipes = {
  tractoare: {
    currency: 'EUR',
    goods: [
      {
        ro: 'Tractor MTZ 82.1, anul {year}',
        ru: 'Трактор МТЗ 82.1, {year} год',
        en: 'MTZ 82.1 tractor, {year}',
        price: [6500, 16500],
        attributes: { brand: 'Belarus', power_hp: 81, state: 'used' },
      },
      {
        ro: 'Tractor MTZ-80, anul 1989',
        ru: 'Трактор МТЗ-80, 1989 год',
        price: [3900, 6200],
        attributes: { brand: 'Belarus', year: 1989, power_hp: 80, state: 'used' },
      },
      {
        ro: 'John Deere 7830, 2008',
        ru: 'John Deere 7830, 2008',
        en: 'John Deere 7830, 2008',
        price: [38000, 49000],
        attributes: { brand: 'John Deere', year: 2008, power_hp: 205, state: 'used' },
      },
      {
        ro: 'New Holland T6.175, 2017',
        ru: 'New Holland T6.175, 2017',
        price: [49000, 64000],
        attributes: { brand: 'New Holland', year: 2017, power_hp: 155, state: 'used' },
      },
      {
        ro: 'Tractor T-25, cu plug',
        ru: 'Трактор Т-25, с плугом',
        price: [2200, 3600],
        attributes: { brand: 'Vladimireț', year: 1986, power_hp: 25, state: 'used' },
      },
      {
        ro: 'Universal U-650, România',
        ru: 'Universal U-650, Румыния',
        price: [2600, 4300],
        attributes: { brand: 'Universal', year: 1988, power_hp: 65, state: 'used' },
      },
      {
        ro: 'Minitractor Kubota 4×4, cu freză',
        ru: 'Минитрактор Kubota 4×4, с фрезой',
        price: [3200, 5900],
        attributes: { brand: 'Kubota', year: 1998, power_hp: 20, state: 'used' },
      },
      {
        ro: 'Case IH Puma 165, 2014',
        ru: 'Case IH Puma 165, 2014',
        price: [39000, 52000],
        attributes: { brand: 'Case IH', year: 2014, power_hp: 165, state: 'used' },
      },
      {
        ro: 'Tractor nou Solis 26, 4×4',
        ru: 'Новый трактор Solis 26, 4×4',
        price: [9800, 12500],
        attributes: { brand: 'Solis', year: 2026, hours: 0, power_hp: 26, state: 'new' },
      },
    ],
    about: [
      {
        ro: [
          'Motorul pornește ușor și iarna.',
          'Hidraulica ridică bine, nu lasă.',
          'Cutia de viteze lucrează fără zgomote.',
          'Folosit doar în gospodăria proprie.',
        ],
        ru: [
          'Двигатель легко заводится и зимой.',
          'Гидравлика держит, не опускает.',
          'Коробка без посторонних шумов.',
          'Использовался только в своём хозяйстве.',
        ],
        en: ['The engine starts easily, even in winter.', 'Hydraulics hold well.'],
      },
      {
        ro: [
          'Documente în regulă, se perfectează imediat.',
          'Anvelopele mai țin câteva sezoane.',
          'Gata de muncă, de ieșit în câmp.',
          'Puteți veni cu mecanicul dumneavoastră.',
        ],
        ru: [
          'Документы в порядке, оформление сразу.',
          'Резина ещё походит не один сезон.',
          'К выходу в поле всё готово.',
          'Можно приехать со своим механиком.',
        ],
        en: ['Papers in order, ready for the field.'],
      },
      {
        ro: [
          'Se află la noi în curte, veniți la vedere.',
          'Vând pentru că reduc suprafețele.',
          'Puteți vedea cum lucrează.',
        ],
        ru: [
          'Стоит у нас во дворе, приезжайте смотреть.',
          'Продаю, сокращаю площади.',
          'Покажу в работе.',
        ],
      },
    ],
  },
  combine: {
    currency: 'EUR',
    goods: [
      {
        ro: 'Combină Niva SK-5',
        ru: 'Комбайн «Нива» СК-5',
        price: [3500, 6500],
        attributes: { brand: 'Rostselmaș', year: 1991, power_hp: 140, state: 'used' },
      },
      {
        ro: 'Don-1500B, 1999',
        ru: 'Дон-1500Б, 1999',
        price: [9500, 16500],
        attributes: { brand: 'Rostselmaș', year: 1999, power_hp: 235, state: 'used' },
      },
      {
        ro: 'Claas Lexion 580, heder 7,5 m',
        ru: 'Claas Lexion 580, жатка 7,5 м',
        en: 'Claas Lexion 580, 7.5 m header',
        price: [48000, 69000],
        attributes: { brand: 'Claas', year: 2008, power_hp: 462, state: 'used' },
      },
      {
        ro: 'Claas Dominator 108, 1993',
        ru: 'Claas Dominator 108, 1993',
        price: [11500, 18500],
        attributes: { brand: 'Claas', year: 1993, power_hp: 221, state: 'used' },
      },
      {
        ro: 'John Deere 9640 WTS, 2005',
        ru: 'John Deere 9640 WTS, 2005',
        en: 'John Deere 9640 WTS, 2005',
        price: [34000, 46000],
        attributes: { brand: 'John Deere', year: 2005, power_hp: 260, state: 'used' },
      },
      {
        ro: 'New Holland CX8080, 2012',
        ru: 'New Holland CX8080, 2012',
        price: [72000, 98000],
        attributes: { brand: 'New Holland', year: 2012, power_hp: 354, state: 'used' },
      },
      {
        ro: 'Case IH 2388 Axial-Flow, 2003',
        ru: 'Case IH 2388 Axial-Flow, 2003',
        price: [24000, 35000],
        attributes: { brand: 'Case IH', year: 2003, power_hp: 284, state: 'used' },
      },
    ],
    about: [
      {
        ro: [
          'Pregătită pentru seceriș, curelele sunt schimbate.',
          'Pierderi mici de boabe, reglaje bune.',
          'Ținută la hangar, folosită pe 150 de hectare pe an.',
          'Motor cu presiune bună la ulei.',
        ],
        ru: [
          'К уборке готово всё, ремни заменены.',
          'Потери зерна малые, настройки в порядке.',
          'Хранение в ангаре, пользовались на 150 гектарах в год.',
          'Двигатель с хорошим давлением масла.',
        ],
        en: ['Ready for harvest, belts replaced.', 'Stored in a shed.'],
      },
      {
        ro: [
          'Dau și căruciorul pentru heder.',
          'Au rămas multe piese de rezervă.',
          'În sezon arăt cum lucrează pe câmp.',
          'Veniți cu mecanicul dumneavoastră.',
        ],
        ru: [
          'Отдаю с тележкой для жатки.',
          'Есть много запчастей в придачу.',
          'В сезон покажу на поле.',
          'Приезжайте со своим механиком.',
        ],
        en: ['Spare parts included.'],
      },
      {
        ro: [
          'Se află la baza noastră, sub acoperiș.',
          'Se poate perfecta prin leasing.',
          'Vinde fermierul, nu un intermediar.',
        ],
        ru: [
          'Стоит на нашей базе, под навесом.',
          'Возможно оформление в лизинг.',
          'Продаёт фермер, не перекупщик.',
        ],
      },
    ],
  },
  'utilaje-agricole': {
    currency: 'EUR',
    goods: [
      {
        ro: 'Plug PLN-3-35 pentru MTZ',
        ru: 'Плуг ПЛН-3-35 под МТЗ',
        price: [350, 750],
        attributes: { year: 1992, hours: '', power_hp: '', state: 'used' },
      },
      {
        ro: 'Plug reversibil Lemken, 4 trupițe',
        ru: 'Оборотный плуг Lemken, 4 корпуса',
        en: 'Lemken reversible plough, 4 furrows',
        price: [5500, 9500],
        attributes: { brand: 'Lemken', year: 2011, hours: '', power_hp: '', state: 'used' },
      },
      {
        ro: 'Semănătoare Gaspardo, 8 rânduri',
        ru: 'Сеялка Gaspardo, 8 рядов',
        en: 'Gaspardo seed drill, 8 rows',
        price: [8500, 15500],
        attributes: { brand: 'Gaspardo', year: 2015, hours: '', power_hp: '', state: 'used' },
      },
      {
        ro: 'Disc BDT-3',
        ru: 'Борона дисковая БДТ-3',
        price: [900, 1800],
        attributes: { year: 1989, hours: '', power_hp: '', state: 'used' },
      },
      {
        ro: 'Remorcă 2PTS-4, basculantă',
        ru: 'Прицеп 2ПТС-4, самосвальный',
        price: [1200, 2600],
        attributes: { year: 1990, hours: '', power_hp: '', state: 'used' },
      },
      {
        ro: 'Stropitoare purtată 600 l, nouă',
        ru: 'Опрыскиватель навесной 600 л, новый',
        price: [1100, 1800],
        attributes: { year: 2026, hours: '', power_hp: '', state: 'new' },
      },
      {
        ro: 'Presă de balotat Claas Markant',
        ru: 'Пресс-подборщик Claas Markant',
        price: [2500, 5200],
        attributes: { brand: 'Claas', year: 1996, hours: '', power_hp: '', state: 'used' },
      },
      {
        ro: 'Freză de sol 1,6 m',
        ru: 'Почвофреза 1,6 м',
        price: [900, 1900],
        attributes: { hours: '', power_hp: '' },
      },
      {
        ro: 'Cultivator KRN-5,6',
        ru: 'Культиватор КРН-5,6',
        price: [700, 1600],
        attributes: { year: 1993, hours: '', power_hp: '', state: 'used' },
      },
    ],
    about: [
      {
        ro: [
          'Metal gros, neîndoit.',
          'Rulmenții fără joc, totul este uns.',
          'Se livrează cu sistemul de prindere complet.',
          'Lucrat pe soluri ușoare, uzură mică.',
        ],
        ru: [
          'Металл толстый, не погнут.',
          'Подшипники без люфта, всё смазано.',
          'Сцепка в комплекте.',
          'Работа на лёгких почвах, износ небольшой.',
        ],
        en: ['Thick metal, not bent.', 'Bearings without play.'],
      },
      {
        ro: [
          'Se poate vedea la noi în curte.',
          'Nu mai lucrez pământul, stă degeaba.',
          'Încărcăm cu manipulatorul de la noi.',
          'Funcționează bine, verificat în brazdă.',
        ],
        ru: [
          'Посмотреть можно у нас во дворе.',
          'Больше не работаю с землёй.',
          'Погрузим своим погрузчиком.',
          'Работает отлично, проверено в поле.',
        ],
        en: ['We load it for you.'],
      },
    ],
  },
  motocultoare: {
    goods: [
      {
        ro: 'Motocultor Zirka 105 diesel, 6 CP',
        ru: 'Мотоблок Zirka 105 дизель, 6 л. с.',
        price: [15500, 23500],
        attributes: { brand: 'Zirka', hours: '', power_hp: 6 },
      },
      {
        ro: 'Motocultor Neva MB-2',
        ru: 'Мотоблок «Нева» МБ-2',
        price: [8500, 14500],
        attributes: { brand: 'Neva', hours: '', power_hp: 6, state: 'used' },
      },
      {
        ro: 'Motosapă Honda FJ500',
        ru: 'Культиватор Honda FJ500',
        en: 'Honda FJ500 tiller',
        price: [11500, 17500],
        attributes: { brand: 'Honda', hours: '', power_hp: 5 },
      },
      {
        ro: 'Motocultor 12 CP cu remorcă',
        ru: 'Мотоблок 12 л. с. с прицепом',
        price: [26000, 38000],
        attributes: { hours: '', power_hp: 12, state: 'used' },
      },
      {
        ro: 'Motosapă pe benzină 7 CP, nouă',
        ru: 'Мотокультиватор бензиновый 7 л. с., новый',
        en: 'New 7 HP petrol tiller',
        price: [5900, 8900],
        attributes: { year: 2026, hours: 0, power_hp: 7, state: 'new' },
      },
      {
        ro: 'Motobloc MTZ-06 cu plug',
        ru: 'Мотоблок МТЗ-06 с плугом',
        price: [7500, 12500],
        attributes: { brand: 'Belarus', year: 1994, hours: '', power_hp: 6, state: 'used' },
      },
      {
        ro: 'Motocultor Kentavr 1080D',
        ru: 'Мотоблок Kentavr 1080D',
        price: [17500, 26500],
        attributes: { brand: 'Kentavr', hours: '', power_hp: 8 },
      },
    ],
    about: [
      {
        ro: [
          'Pornește din prima, taie adânc.',
          'Ideal pentru grădină și vie.',
          'Folosit la 20 de ari, de două ori pe an.',
          'Nu curge ulei.',
        ],
        ru: [
          'Заводится сразу, копает глубоко.',
          'Для огорода идеальный помощник.',
          'Пользовались на 20 сотках, дважды в год.',
          'Масло не течёт.',
        ],
        en: ['Starts at the first pull.', 'Ideal for a garden.'],
      },
      {
        ro: [
          'Motor economic, nu cere mult.',
          'Vă arăt la pornire.',
          'Pun pe deasupra cuțite noi.',
          'Consum mic de combustibil.',
        ],
        ru: [
          'Мотор неприхотливый.',
          'При вас заведу.',
          'В придачу новые ножи.',
          'Расход топлива небольшой.',
        ],
        en: ['I will start it for you.'],
      },
    ],
  },
  'piese-agricole': {
    goods: [
      {
        ro: 'Motor D-240 pentru MTZ, reparat',
        ru: 'Двигатель Д-240 на МТЗ, после ремонта',
        price: [24000, 42000],
        attributes: { brand: 'Belarus', state: 'used' },
      },
      {
        ro: 'Cauciuc 15.5 R38 pentru MTZ',
        ru: 'Шина 15.5 R38 на МТЗ',
        en: 'Tractor tyre 15.5 R38',
        price: [4500, 9500],
      },
      { ro: 'Pompă hidraulică NȘ-32', ru: 'Гидронасос НШ-32', price: [900, 1700] },
      {
        ro: 'Filtre John Deere, set',
        ru: 'Фильтры John Deere, комплект',
        en: 'John Deere filter set',
        price: [900, 2500],
        attributes: { brand: 'John Deere', state: 'new' },
      },
      {
        ro: 'Cuțite de heder, cu nituri',
        ru: 'Сегменты жатки с заклёпками',
        price: [250, 900],
        attributes: { state: 'new' },
      },
      {
        ro: 'Curele pentru Niva',
        ru: 'Ремни на «Ниву»',
        price: [350, 1200],
        attributes: { brand: 'Rostselmaș', state: 'new' },
      },
      {
        ro: 'Ambreiaj MTZ, disc și placă',
        ru: 'Сцепление МТЗ, диск и корзина',
        price: [1900, 3700],
        attributes: { brand: 'Belarus' },
      },
      {
        ro: 'Chiulasă D-245, fără fisuri',
        ru: 'Головка блока Д-245, без трещин',
        price: [3500, 6900],
        attributes: { brand: 'Belarus', state: 'used' },
      },
    ],
    about: [
      {
        ro: [
          'Verificat înainte de vânzare.',
          'Se potrivește perfect, nu cere ajustări.',
          'Uzură mică, se vede la ochi.',
          'Marfă de la uzină, nu de garaj.',
        ],
        ru: [
          'Проверено перед продажей.',
          'Становится идеально, без доработки.',
          'Износ небольшой, видно на глаз.',
          'Заводское качество, не кустарное.',
        ],
        en: ['Checked before sale.', 'Factory quality.'],
      },
      {
        ro: [
          'Avem și alte piese, întrebați numărul de catalog.',
          'Trimit prin curier sau rută.',
          'Din rezervele noastre.',
          'Luați piesa veche cu dumneavoastră, comparăm.',
        ],
        ru: [
          'Есть и другие детали, спрашивайте по номеру.',
          'Отправлю курьером или маршруткой.',
          'Из своих запасов.',
          'Берите старую деталь, сравним.',
        ],
        en: ['Other parts available, ask by number.'],
      },
    ],
  },
  bovine: {
    goods: [
      {
        ro: 'Vacă de lapte Holstein, a doua fătare',
        ru: 'Дойная корова, голштин, второй отёл',
        en: 'Holstein dairy cow, second calving',
        price: [22000, 34000],
        attributes: { breed: 'Holstein', age_months: 48, sex: 'female' },
      },
      {
        ro: 'Junincă Simmental gestantă',
        ru: 'Нетель симментальской породы',
        price: [19500, 28000],
        attributes: { breed: 'Simmental', age_months: 22, sex: 'female' },
      },
      {
        ro: 'Vițelușă Bălțată cu Negru',
        ru: 'Тёлочка чёрно-пёстрая',
        price: [5500, 9500],
        attributes: { breed: 'Bălțată cu Negru', age_months: 3, sex: 'female' },
      },
      {
        ro: 'Tăuraș Angus pentru îngrășat',
        ru: 'Бычок ангусской породы на откорм',
        en: 'Angus bull calf for fattening',
        price: [9500, 15500],
        attributes: { breed: 'Angus', age_months: 6, sex: 'male' },
      },
      {
        ro: 'Taur Charolais de prăsilă',
        ru: 'Бык шароле на племя',
        price: [29000, 45000],
        attributes: { breed: 'Charolais', age_months: 26, sex: 'male' },
      },
      {
        ro: 'Vacă Jersey, lapte gras',
        ru: 'Корова джерсейской породы, жирное молоко',
        price: [17500, 26000],
        attributes: { breed: 'Jersey', age_months: 60, sex: 'female' },
      },
      {
        ro: 'Vițel Roșu Eston, 2 luni',
        ru: 'Телёнок красной эстонской породы, 2 месяца',
        price: [4500, 7500],
        attributes: { breed: 'Roșie Estonă', age_months: 2, sex: 'male' },
      },
    ],
    about: [
      {
        ro: [
          'Vaccinări făcute, număr de înregistrare la ureche.',
          'Fire liniștită.',
          'Pășune curată și fân bun.',
          'Sănătate bună, medicul veterinar a confirmat.',
        ],
        ru: [
          'Прививки сделаны, бирка есть.',
          'Спокойный нрав.',
          'На выпасе и хорошем сене.',
          'Здоровье хорошее, ветврач смотрел.',
        ],
        en: ['Vaccinated and ear-tagged.', 'Calm, raised on pasture and hay.'],
      },
      {
        ro: [
          'Actele veterinare se dau la vânzare.',
          'Suntem acasă în fiecare seară, după muls.',
          'Vând pentru că nu mai avem putere de muncă.',
          'Veniți și vedeți singuri.',
        ],
        ru: [
          'Ветдокументы при продаже.',
          'Дома каждый вечер, после дойки.',
          'Продаём, нет сил держать.',
          'Приезжайте, посмотрите сами.',
        ],
        en: ['Veterinary papers on sale.'],
      },
    ],
  },
  'ovine-caprine': {
    goods: [
      {
        ro: 'Oi Țigaie, 10 capete, lei/cap',
        ru: 'Овцы цигайские, 10 голов, лей/голова',
        price: [2300, 3300],
        attributes: { breed: 'Țigaie', age_months: 30, sex: 'female' },
      },
      {
        ro: 'Berbec Dorper',
        ru: 'Баран дорпер',
        en: 'Dorper ram',
        price: [5500, 9500],
        attributes: { breed: 'Dorper', age_months: 18, sex: 'male' },
      },
      {
        ro: 'Capră Saanen cu lapte',
        ru: 'Коза зааненская, дойная',
        en: 'Saanen goat in milk',
        price: [2600, 5200],
        attributes: { breed: 'Saanen', age_months: 30, sex: 'female' },
      },
      {
        ro: 'Iezi Anglo-Nubiană',
        ru: 'Козлята англо-нубийские',
        price: [1500, 3900],
        attributes: { breed: 'Anglo-Nubiană', age_months: 3, sex: '' },
      },
      {
        ro: 'Miei de Paște, în viu',
        ru: 'Ягнята к Пасхе, живым весом',
        price: [1300, 2200],
        attributes: { breed: 'Țurcană', age_months: 2, sex: '' },
      },
      {
        ro: 'Țap alpin, de prăsilă',
        ru: 'Козёл альпийской породы, на племя',
        price: [2900, 5500],
        attributes: { breed: 'Alpină', age_months: 20, sex: 'male' },
      },
      {
        ro: 'Mielușele Karakul, de 5 luni',
        ru: 'Ярочки каракульские, 5 месяцев',
        price: [1700, 2600],
        attributes: { breed: 'Karakul', age_months: 5, sex: 'female' },
      },
    ],
    about: [
      {
        ro: [
          'Sănătate bună, crotalii și vaccinuri la zi.',
          'Pășune pe dealuri curate.',
          'Turmă mică, bine supravegheată.',
          'Hrană naturală, fân și grăunțe.',
        ],
        ru: [
          'Здоровье хорошее, бирки и прививки есть.',
          'Выпас на чистых холмах.',
          'Стадо небольшое, под присмотром.',
          'Корм натуральный: сено и зерно.',
        ],
        en: ['Healthy, tagged and vaccinated.', 'They graze on clean hills.'],
      },
      {
        ro: [
          'Stâna e aproape de sat, drum bun.',
          'Se pot vedea în orice zi.',
          'Vă ajutăm cu transportul.',
          'Actele se fac conform legii.',
        ],
        ru: [
          'Овчарня рядом с селом, дорога хорошая.',
          'Смотреть можно в любой день.',
          'Поможем с транспортом.',
          'Документы по закону.',
        ],
        en: ['We can help with transport.'],
      },
    ],
  },
  porcine: {
    goods: [
      {
        ro: 'Purcei Landrace, 2 luni, lei/bucată',
        ru: 'Поросята ландрас, 2 месяца, лей/шт.',
        en: 'Landrace piglets, 2 months',
        price: [1200, 1900],
        attributes: { breed: 'Landrace', age_months: 2, sex: '' },
      },
      {
        ro: 'Purcei Duroc × Pietrain',
        ru: 'Поросята дюрок × пьетрен',
        price: [1300, 2000],
        attributes: { breed: 'Duroc × Pietrain', age_months: 2, sex: '' },
      },
      {
        ro: 'Mangalița, pereche de prăsilă',
        ru: 'Мангалица, пара на племя',
        price: [5500, 9500],
        attributes: { breed: 'Mangalița', age_months: 10, sex: '' },
      },
      {
        ro: 'Scroafă Marele Alb',
        ru: 'Свиноматка крупная белая',
        price: [7500, 12500],
        attributes: { breed: 'Marele Alb', age_months: 24, sex: 'female' },
      },
      {
        ro: 'Porci în viu pentru tăiere, lei/kg',
        ru: 'Свиньи живым весом, лей/кг',
        en: 'Pigs, live weight, lei per kg',
        price: [40, 52],
        attributes: { breed: 'Metis', age_months: 8, sex: '' },
      },
      {
        ro: 'Purcei vietnamezi',
        ru: 'Вьетнамские поросята',
        price: [700, 1300],
        attributes: { breed: 'Vietnameză', age_months: 2, sex: '' },
      },
      {
        ro: 'Vier Duroc',
        ru: 'Хряк дюрок',
        price: [6500, 10500],
        attributes: { breed: 'Duroc', age_months: 18, sex: 'male' },
      },
    ],
    about: [
      {
        ro: [
          'Poftă bună de mâncare, creștere rapidă.',
          'Hrană proprie: porumb și orz.',
          'Vaccinuri la zi, cu certificat.',
          'De la fermă mică, curată.',
        ],
        ru: [
          'Аппетит отличный, рост быстрый.',
          'Корм свой: кукуруза, ячмень.',
          'Прививки сделаны, есть справка.',
          'Ферма небольшая, чистая.',
        ],
        en: ['Good appetite and fast growth.', 'Vaccinated, from a small farm.'],
      },
      {
        ro: [
          'Certificat veterinar la fiecare animal.',
          'Se ridică de la fermă.',
          'Pentru clienții care revin, reducere.',
          'Pot aduce cu remorca, la înțelegere.',
        ],
        ru: [
          'Ветсвидетельство на каждое животное.',
          'Забирать с фермы.',
          'Постоянным покупателям скидка.',
          'Подвезу, по договорённости.',
        ],
        en: ['Veterinary certificate for each animal.'],
      },
    ],
  },
  'pasari-domestice': {
    goods: [
      {
        ro: 'Pui de o zi Ross 308, lei/bucată',
        ru: 'Суточные цыплята Ross 308, лей/шт.',
        en: 'Day-old Ross 308 chicks',
        price: [16, 24],
        attributes: { breed: 'Ross 308', age_months: 0, sex: '' },
      },
      {
        ro: 'Găini ouătoare Lohmann Brown',
        ru: 'Куры-несушки Lohmann Brown',
        price: [120, 170],
        attributes: { breed: 'Lohmann Brown', age_months: 6, sex: 'female' },
      },
      {
        ro: 'Pui de curcă Big-6',
        ru: 'Индюшата Big-6',
        price: [60, 130],
        attributes: { breed: 'Big-6', age_months: 1, sex: '' },
      },
      {
        ro: 'Bobocei de rață Mulard',
        ru: 'Утята мулард',
        price: [45, 75],
        attributes: { breed: 'Mulard', age_months: 0, sex: '' },
      },
      {
        ro: 'Gâște Toulouse, familie',
        ru: 'Гуси тулузские, семья',
        price: [900, 1900],
        attributes: { breed: 'Toulouse', age_months: 14, sex: '' },
      },
      {
        ro: 'Prepelițe ouătoare',
        ru: 'Перепёлки-несушки',
        en: 'Laying quails',
        price: [35, 60],
        attributes: { breed: 'Japoneză', age_months: 2, sex: 'female' },
      },
      {
        ro: 'Cocoș Brahma, mare',
        ru: 'Петух брама, крупный',
        price: [350, 700],
        attributes: { breed: 'Brahma', age_months: 10, sex: 'male' },
      },
      {
        ro: 'Bibilici, pui de 2 luni',
        ru: 'Цесарки, 2 месяца',
        price: [90, 150],
        attributes: { breed: 'Bibilică', age_months: 2, sex: '' },
      },
    ],
    about: [
      {
        ro: [
          'Sănătate bună, efectiv crescut la noi.',
          'Hrană cu porumb și grâu.',
          'Rezistență bună, fără pierderi.',
          'Vaccinare făcută după schemă.',
        ],
        ru: [
          'Здоровое поголовье, своё хозяйство.',
          'На кукурузе и пшенице.',
          'Выживаемость хорошая.',
          'Вакцинация по схеме.',
        ],
        en: ['Healthy, from our own yard.', 'Vaccinated according to schedule.'],
      },
      {
        ro: [
          'Comandă cu câteva zile înainte.',
          'Aduceți o cutie cu găuri pentru drum.',
          'Vă spunem cum se hrănesc corect.',
          'Drum asfaltat până la poartă.',
        ],
        ru: [
          'Заказ за несколько дней.',
          'Возьмите с собой коробку с отверстиями.',
          'Расскажем, чем кормить.',
          'Асфальт до самых ворот.',
        ],
        en: ['Please order a few days ahead.'],
      },
    ],
  },
  apicultura: {
    goods: [
      {
        ro: 'Familie de albine Carnica, 10 rame',
        ru: 'Пчелосемья карника, 10 рамок',
        en: 'Carnica bee colony, 10 frames',
        price: [1700, 2500],
      },
      { ro: 'Stup Dadant din lemn, gol', ru: 'Улей Дадан деревянный, пустой', price: [900, 1600] },
      { ro: 'Matcă împerecheată Carnica', ru: 'Плодная матка карника', price: [180, 300] },
      {
        ro: 'Centrifugă pentru miere, 4 rame',
        ru: 'Медогонка на 4 рамки',
        en: 'Honey extractor, 4 frames',
        price: [2900, 5900],
      },
      { ro: 'Faguri artificiali, 5 kg', ru: 'Вощина, 5 кг', price: [750, 1050] },
      { ro: 'Ceară de albine, lei/kg', ru: 'Воск пчелиный, лей/кг', price: [150, 230] },
      { ro: 'Costum de apicultor și afumător', ru: 'Костюм пчеловода и дымарь', price: [450, 900] },
      {
        ro: 'Pavilion apicol pe roți, 24 de familii',
        ru: 'Пасечный павильон на колёсах, 24 семьи',
        price: [39000, 78000],
      },
    ],
    about: [
      {
        ro: [
          'Totul de la stupina noastră.',
          'Stupină sănătoasă, cu pașaport apicol.',
          'Mă ocup de apicultură de peste douăzeci de ani.',
          'Pregătit pentru sezonul acesta.',
        ],
        ru: [
          'Всё с нашей пасеки.',
          'Пасека здоровая, с паспортом.',
          'Опыт пчеловодства больше двадцати лет.',
          'К сезону готово.',
        ],
        en: ['From our own apiary.', 'A healthy, registered apiary.'],
      },
      {
        ro: [
          'Se ridică de la stupină.',
          'La comenzi mari dau reducere.',
          'Începătorilor le explic totul pe loc.',
          'Rezervări din timp, cu avans.',
        ],
        ru: [
          'Забирать с пасеки.',
          'При больших заказах скидка.',
          'Новичка научу на месте.',
          'Бронь заранее, с предоплатой.',
        ],
        en: ['I can teach a beginner on the spot.'],
      },
    ],
  },
  'cereale-furaje': {
    goods: [
      {
        ro: 'Grâu furajer, lei/tonă',
        ru: 'Пшеница фуражная, лей/тонна',
        en: 'Feed wheat, lei per tonne',
        price: [3300, 4100],
        attributes: { quantity_kg: 25000 },
      },
      {
        ro: 'Porumb boabe, lei/tonă',
        ru: 'Кукуруза в зерне, лей/тонна',
        price: [3200, 4200],
        attributes: { quantity_kg: 18000 },
      },
      {
        ro: 'Orz, lei/tonă',
        ru: 'Ячмень, лей/тонна',
        price: [3100, 3900],
        attributes: { quantity_kg: 12000 },
      },
      {
        ro: 'Floarea-soarelui, lei/tonă',
        ru: 'Подсолнечник, лей/тонна',
        en: 'Sunflower seed, lei per tonne',
        price: [8500, 11500],
        attributes: { quantity_kg: 20000 },
      },
      { ro: 'Lucernă în baloturi, lei/balot', ru: 'Люцерна в тюках, лей/тюк', price: [55, 85] },
      { ro: 'Paie, baloturi mici', ru: 'Солома, маленькие тюки', price: [20, 35] },
      {
        ro: 'Nutreț pentru găini, sac 25 kg',
        ru: 'Комбикорм для кур, мешок 25 кг',
        price: [190, 280],
        attributes: { quantity_kg: 25 },
      },
      {
        ro: 'Șrot de soia, lei/tonă',
        ru: 'Шрот соевый, лей/тонна',
        price: [8500, 10900],
        attributes: { quantity_kg: 10000 },
      },
    ],
    about: [
      {
        ro: [
          'Marfă uscată, fără impurități.',
          'Recolta anului acesta.',
          'Depozit acoperit, uscat.',
          'Fără mucegai și gărgărițe.',
        ],
        ru: [
          'Сухое сырьё, без примесей.',
          'Урожай этого года.',
          'Хранение под крышей.',
          'Без плесени и долгоносика.',
        ],
        en: ['Dry, clean, this year’s harvest.', 'Stored under a roof.'],
      },
      {
        ro: [
          'Cântar pe loc, ajutăm la încărcare.',
          'Vindem și partide mici.',
          'Livrăm în raioanele vecine.',
          'La volum mare, prețul scade.',
        ],
        ru: [
          'Весы на месте, погрузим.',
          'Продаём и мелкими партиями.',
          'Доставка в соседние районы.',
          'На большой объём цена ниже.',
        ],
        en: ['Sold in small lots too.'],
      },
    ],
  },
  'fructe-legume': {
    goods: [
      {
        ro: 'Mere Idared, lei/kg',
        ru: 'Яблоки айдаред, лей/кг',
        en: 'Idared apples, lei per kg',
        price: [6, 12],
        attributes: { quantity_kg: 3000 },
      },
      {
        ro: 'Cartofi de mâncare, sac 25 kg',
        ru: 'Картофель продовольственный, мешок 25 кг',
        price: [180, 320],
        attributes: { quantity_kg: 25 },
      },
      {
        ro: 'Roșii de seră, lei/kg',
        ru: 'Помидоры тепличные, лей/кг',
        en: 'Greenhouse tomatoes, lei per kg',
        price: [18, 38],
        attributes: { quantity_kg: 500 },
      },
      {
        ro: 'Ceapă galbenă, sac 20 kg',
        ru: 'Лук жёлтый, мешок 20 кг',
        price: [120, 220],
        attributes: { quantity_kg: 20 },
      },
      {
        ro: 'Nuci în coajă, lei/kg',
        ru: 'Орехи в скорлупе, лей/кг',
        price: [28, 48],
        attributes: { quantity_kg: 800 },
      },
      {
        ro: 'Prune pentru magiun, lei/kg',
        ru: 'Слива на повидло, лей/кг',
        price: [7, 14],
        attributes: { quantity_kg: 400 },
      },
      {
        ro: 'Varză albă, lei/kg',
        ru: 'Капуста белокочанная, лей/кг',
        price: [5, 9],
        attributes: { quantity_kg: 1500 },
      },
      {
        ro: 'Căpșune, lei/kg',
        ru: 'Клубника, лей/кг',
        en: 'Strawberries, lei per kg',
        price: [40, 75],
        attributes: { quantity_kg: 60 },
      },
    ],
    about: [
      {
        ro: [
          'Gust adevărat, de casă.',
          'Fără putregai, sortare manuală.',
          'Din gospodăria proprie, nu de la angro.',
          'Și pentru masă, și pentru iarnă.',
        ],
        ru: [
          'Вкус настоящий, домашний.',
          'Без гнили, перебрано вручную.',
          'Из своего хозяйства, не перекупка.',
          'И на стол, и впрок.',
        ],
        en: ['From our own farm.', 'Hand-sorted.'],
      },
      {
        ro: [
          'Livrăm în zilele de piață.',
          'Pentru restaurante și magazine, facem factură.',
          'Nu avem comandă minimă.',
          'Ambalăm în lădițe sau saci.',
        ],
        ru: [
          'Доставляем в базарные дни.',
          'Для магазинов и ресторанов накладная.',
          'Минимального заказа нет.',
          'Упакуем в ящики или мешки.',
        ],
        en: ['We deliver on market days.'],
      },
    ],
  },
  'vin-struguri': {
    goods: [
      {
        ro: 'Vin roșu de casă Cabernet, lei/litru',
        ru: 'Красное домашнее вино Каберне, лей/литр',
        en: 'Homemade red Cabernet, lei per litre',
        price: [25, 45],
        attributes: { quantity_kg: 400 },
      },
      {
        ro: 'Vin alb Fetească, lei/litru',
        ru: 'Белое вино Фетяска, лей/литр',
        price: [25, 42],
        attributes: { quantity_kg: 300 },
      },
      {
        ro: 'Struguri de masă Moldova, lei/kg',
        ru: 'Столовый виноград «Молдова», лей/кг',
        price: [10, 18],
        attributes: { quantity_kg: 2000 },
      },
      {
        ro: 'Struguri Merlot pentru vin, lei/kg',
        ru: 'Виноград Мерло на вино, лей/кг',
        price: [7, 12],
        attributes: { quantity_kg: 5000 },
      },
      {
        ro: 'Must proaspăt de Isabella, lei/litru',
        ru: 'Свежее сусло Изабелла, лей/литр',
        price: [12, 20],
        attributes: { quantity_kg: 500 },
      },
      {
        ro: 'Struguri Arcadia, lei/kg',
        ru: 'Виноград Аркадия, лей/кг',
        en: 'Arcadia table grapes, lei per kg',
        price: [14, 26],
        attributes: { quantity_kg: 600 },
      },
      {
        ro: 'Oțet de vin natural, 1 litru',
        ru: 'Винный уксус натуральный, 1 литр',
        price: [30, 60],
        attributes: { quantity_kg: 1 },
      },
    ],
    about: [
      {
        ro: [
          'Din via noastră, fără adaosuri.',
          'Gust curat, aromă puternică.',
          'Anul a fost cald, se simte în gust.',
          'Totul natural, făcut cu răbdare.',
        ],
        ru: [
          'Со своего виноградника, без добавок.',
          'Чистый вкус, яркий аромат.',
          'Год был солнечный, это чувствуется во вкусе.',
          'Всё натуральное, сделано с душой.',
        ],
        en: ['From our own vineyard, nothing added.', 'Clean taste, strong aroma.'],
      },
      {
        ro: [
          'Se poate gusta la fața locului.',
          'Ridicare din beciul nostru.',
          'Avem și cantități mari, pentru nunți.',
          'Veniți cu ambalajul dumneavoastră.',
        ],
        ru: [
          'Дегустация на месте.',
          'Самовывоз из нашего погреба.',
          'Есть и большие объёмы, на свадьбу.',
          'Приезжайте со своей тарой.',
        ],
        en: ['You can taste before you buy.'],
      },
    ],
  },
  'puieti-rasaduri': {
    goods: [
      {
        ro: 'Puieți de măr, soiuri de toamnă, lei/bucată',
        ru: 'Саженцы яблони, осенние сорта, лей/шт.',
        en: 'Apple saplings, lei each',
        price: [80, 160],
      },
      { ro: 'Nuc altoit, 1,5 m', ru: 'Саженец грецкого ореха привитый, 1,5 м', price: [180, 350] },
      { ro: 'Răsaduri de roșii, bucata', ru: 'Рассада помидоров, штука', price: [4, 8] },
      { ro: 'Butași de viță-de-vie', ru: 'Саженцы винограда', price: [18, 40] },
      { ro: 'Trandafiri cățărători', ru: 'Плетистые розы', en: 'Climbing roses', price: [70, 150] },
      { ro: 'Tuia Smaragd, 80 cm', ru: 'Туя Смарагд, 80 см', price: [90, 220] },
      {
        ro: 'Zmeur remontant, 20 de fire',
        ru: 'Малина ремонтантная, 20 кустов',
        price: [200, 450],
      },
      { ro: 'Lavandă în ghiveci', ru: 'Лаванда в горшке', price: [25, 70] },
    ],
    about: [
      {
        ro: [
          'Rădăcini puternice, se prind ușor.',
          'Soi verificat, etichetă pe fiecare plantă.',
          'Din pepiniera noastră.',
          'Fără boli și dăunători.',
        ],
        ru: [
          'Корни крепкие, приживаются легко.',
          'Сорт проверенный, бирка на каждом растении.',
          'Из нашего питомника.',
          'Без болезней и вредителей.',
        ],
        en: ['Strong roots, from our own nursery.', 'Reliable varieties.'],
      },
      {
        ro: [
          'Vă spunem când și cum se sădesc.',
          'De la 20 de bucăți mai ieftin.',
          'Ambalăm cu rumeguș umed.',
          'Vă așteptăm la pepinieră, zilnic.',
        ],
        ru: [
          'Подскажем, когда и как сажать.',
          'От 20 штук дешевле.',
          'Упакуем во влажные опилки.',
          'Ждём в питомнике каждый день.',
        ],
        en: ['Cheaper from 20 pieces.'],
      },
    ],
  },
  'lapte-carne-miere': {
    goods: [
      {
        ro: 'Lapte de vacă, proaspăt, lei/litru',
        ru: 'Молоко коровье свежее, лей/литр',
        en: 'Fresh cow’s milk, lei per litre',
        price: [14, 22],
        attributes: { quantity_kg: 40 },
      },
      {
        ro: 'Brânză de oi, lei/kg',
        ru: 'Брынза овечья, лей/кг',
        price: [90, 140],
        attributes: { quantity_kg: 30 },
      },
      {
        ro: 'Miere de salcâm, lei/kg',
        ru: 'Мёд акациевый, лей/кг',
        en: 'Acacia honey, lei per kg',
        price: [150, 230],
        attributes: { quantity_kg: 200 },
      },
      {
        ro: 'Miere polifloră, borcan 1 kg',
        ru: 'Мёд цветочный, банка 1 кг',
        price: [90, 150],
        attributes: { quantity_kg: 1 },
      },
      {
        ro: 'Carne de miel, lei/kg',
        ru: 'Мясо ягнёнка, лей/кг',
        price: [170, 240],
        attributes: { quantity_kg: 60 },
      },
      {
        ro: 'Carne de iepure, lei/kg',
        ru: 'Крольчатина, лей/кг',
        price: [140, 190],
        attributes: { quantity_kg: 15 },
      },
      { ro: 'Ouă de casă, 10 bucăți', ru: 'Яйца домашние, 10 штук', price: [32, 45] },
      {
        ro: 'Smântână și unt de casă, lei/kg',
        ru: 'Сметана и масло домашние, лей/кг',
        price: [120, 220],
        attributes: { quantity_kg: 12 },
      },
    ],
    about: [
      {
        ro: [
          'Gust adevărat, ca la bunica.',
          'Proaspăt, din gospodăria noastră.',
          'Fără conservanți și arome.',
          'Animale și albine îngrijite cu suflet.',
        ],
        ru: [
          'Настоящий вкус, как у бабушки.',
          'Свежее, из своего хозяйства.',
          'Без консервантов и ароматизаторов.',
          'За хозяйством смотрим с душой.',
        ],
        en: ['Fresh, from our own farm.', 'No preservatives.'],
      },
      {
        ro: [
          'Livrăm la ușă, miercurea și sâmbăta.',
          'Certificat de la medicul veterinar.',
          'Comenzi cu o zi înainte.',
          'Clienții revin mereu la noi.',
        ],
        ru: [
          'Доставляем до двери, среда и суббота.',
          'Ветсправка есть.',
          'Заказ за день.',
          'Клиенты возвращаются.',
        ],
        en: ['Home delivery twice a week.'],
      },
    ],
  },
  ingrasaminte: {
    goods: [
      {
        ro: 'Salpetru amoniacal, sac 50 kg',
        ru: 'Аммиачная селитра, мешок 50 кг',
        price: [850, 1150],
      },
      {
        ro: 'NPK 16-16-16, sac 50 kg',
        ru: 'NPK 16-16-16, мешок 50 кг',
        en: 'NPK 16-16-16, 50 kg bag',
        price: [1050, 1450],
      },
      { ro: 'Carbamidă, 50 kg', ru: 'Карбамид, 50 кг', price: [950, 1300] },
      {
        ro: 'Gunoi de grajd putrezit, mașină',
        ru: 'Перепревший навоз, машина',
        price: [1200, 2200],
      },
      {
        ro: 'Biohumus, sac 40 l',
        ru: 'Биогумус, мешок 40 л',
        en: 'Vermicompost, 40 l bag',
        price: [90, 160],
      },
      {
        ro: 'Îngrășământ lichid pentru frunze, 5 l',
        ru: 'Листовая подкормка жидкая, 5 л',
        price: [380, 750],
      },
      { ro: 'Sulfat de magneziu, 25 kg', ru: 'Сульфат магния, 25 кг', price: [380, 560] },
    ],
    about: [
      {
        ro: [
          'Roadă bună chiar din primul an.',
          'Marfă pe stoc, calitate verificată.',
          'Potrivit pentru vie, livadă și grădină.',
          'Vindem doar ce folosim și noi.',
        ],
        ru: [
          'Урожай выше в первый же год.',
          'В наличии, качество проверенное.',
          'Для виноградника, сада и огорода.',
          'Продаём то, чем пользуемся сами.',
        ],
        en: [
          'In stock, good for vineyards, orchards and gardens.',
          'We sell what we use ourselves.',
        ],
      },
      {
        ro: [
          'Agronomul vă spune norma pe hectar.',
          'Pentru fermieri preț de angro.',
          'Aducem acasă sau pe câmp.',
          'Vindem și puțin, și cu tona.',
        ],
        ru: [
          'Агроном подскажет норму на гектар.',
          'Фермерам оптовая цена.',
          'Привезём домой или на поле.',
          'Отпускаем и понемногу, и тоннами.',
        ],
        en: ['Our agronomist will tell you the rate.'],
      },
    ],
  },
}
