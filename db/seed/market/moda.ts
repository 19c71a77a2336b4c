import type { CategoryRecipes } from './recipe.ts'

export const moda: CategoryRecipes = {
  'rochii-fuste': {
    goods: [
      {
        ro: 'Rochie de seară lungă, mărimea {size}',
        ru: 'Длинное вечернее платье, размер {size}',
        en: 'Long evening dress, size {size}',
        price: [600, 2500],
      },
      {
        ro: 'Rochie de vară din in, {size}',
        ru: 'Летнее платье из льна, {size}',
        price: [250, 700],
      },
      {
        ro: 'Rochie neagră clasică Zara',
        ru: 'Классическое чёрное платье Zara',
        en: 'Classic black Zara dress',
        price: [250, 600],
        attributes: { color: 'black' },
      },
      {
        ro: 'Rochie roșie pentru absolvire, S',
        ru: 'Красное платье на выпускной, S',
        price: [900, 2800],
        attributes: { color: 'red', size: 's' },
      },
      { ro: 'Fustă plisată midi', ru: 'Плиссированная юбка миди', price: [150, 450] },
      {
        ro: 'Fustă de blugi albastră, {size}',
        ru: 'Синяя джинсовая юбка, {size}',
        price: [120, 350],
        attributes: { color: 'blue' },
      },
      {
        ro: 'Rochie tricotată pentru iarnă, mărime mare',
        ru: 'Вязаное зимнее платье, большой размер',
        price: [300, 750],
        attributes: { size: '3xl' },
      },
      {
        ro: 'Rochie albă brodată în stil național',
        ru: 'Белое вышитое платье в национальном стиле',
        price: [900, 2400],
        attributes: { color: 'white' },
      },
    ],
    about: [
      {
        ro: [
          'Croială frumoasă, stă bine pe siluetă.',
          'Stofă de calitate, nu se șifonează.',
          'Fără pete și fire trase.',
          'Țesătură plăcută, corpul respiră.',
        ],
        ru: [
          'Красивый крой, хорошо садится по фигуре.',
          'Ткань качественная, не мнётся.',
          'Без пятен и затяжек.',
          'Приятная ткань, тело дышит.',
        ],
        en: ['Beautiful cut, no stains.', 'Good fabric that does not crease.'],
      },
      {
        ro: [
          'Am slăbit, îmi este mare.',
          'Luată pentru o singură ocazie.',
          'Se poate proba acasă la mine.',
          'Măsurile exacte le trimit în mesaj.',
        ],
        ru: [
          'Похудела, стало велико.',
          'Бралось для одного случая.',
          'Примерка у меня дома.',
          'Точные замеры пришлю сообщением.',
        ],
        en: ['I will send exact measurements.', 'You can try it on at my place.'],
      },
    ],
  },
  'geci-paltoane-femei': {
    goods: [
      {
        ro: 'Palton din lână, {size}',
        ru: 'Шерстяное пальто, {size}',
        en: 'Wool coat, size {size}',
        price: [600, 2200],
      },
      {
        ro: 'Palton bej Reserved',
        ru: 'Бежевое пальто Reserved',
        price: [450, 950],
        attributes: { color: 'other' },
      },
      { ro: 'Geacă de puf, mărimea {size}', ru: 'Пуховик, размер {size}', price: [500, 1800] },
      {
        ro: 'Geacă de piele naturală neagră',
        ru: 'Куртка из натуральной кожи, чёрная',
        en: 'Black genuine leather jacket',
        price: [900, 2600],
        attributes: { color: 'black' },
      },
      {
        ro: 'Scurtă din blană de nurcă',
        ru: 'Полушубок из норки',
        price: [4500, 14500],
        attributes: { color: 'brown' },
      },
      {
        ro: 'Cojoc de damă, {size}',
        ru: 'Дублёнка женская, {size}',
        price: [900, 3500],
        attributes: { color: 'brown' },
      },
      {
        ro: 'Geacă sport The North Face',
        ru: 'Спортивная куртка The North Face',
        price: [900, 2400],
      },
    ],
    about: [
      {
        ro: [
          'Ține cald și pe vânt.',
          'Căptușeala întreagă, fermoarele și nasturii la locul lor.',
          'Lungime comodă, nu strânge în umeri.',
          'Material dens, nu se scămoșează.',
        ],
        ru: [
          'Греет даже на ветру.',
          'Подкладка целая, молнии и пуговицы на месте.',
          'Удобная длина, в плечах не тянет.',
          'Плотный материал, без катышек.',
        ],
        en: ['Warm even in the wind.', 'Lining, zips and buttons are all fine.'],
      },
      {
        ro: [
          'Purtarea a fost îngrijită, folosit un singur sezon.',
          'Am mai multe, fac loc în dulap.',
          'Probați liniștit, sunt acasă seara.',
          'Am comandat online și mi-e mic.',
        ],
        ru: [
          'Пользовалась аккуратно, один сезон.',
          'Верхней одежды много, освобождаю шкаф.',
          'Меряйте спокойно, вечером я дома.',
          'Заказала по интернету, мне мало.',
        ],
        en: ['I am making room in the wardrobe.'],
      },
    ],
  },
  'bluze-camasi-femei': {
    goods: [
      {
        ro: 'Bluză din mătase, {size}',
        ru: 'Шёлковая блузка, {size}',
        en: 'Silk blouse, size {size}',
        price: [200, 650],
      },
      {
        ro: 'Cămașă albă pentru oficiu',
        ru: 'Белая рубашка для офиса',
        price: [150, 400],
        attributes: { color: 'white' },
      },
      {
        ro: 'Ie brodată manual',
        ru: 'Национальная блуза с ручной вышивкой',
        en: 'Hand-embroidered Moldovan blouse',
        price: [900, 3500],
        attributes: { color: 'white' },
      },
      {
        ro: 'Pulover tricotat gri',
        ru: 'Вязаный свитер серый',
        price: [180, 450],
        attributes: { color: 'grey' },
      },
      {
        ro: 'Bluză cu dantelă neagră, S',
        ru: 'Чёрная блузка с кружевом, S',
        price: [150, 380],
        attributes: { color: 'black', size: 's' },
      },
      {
        ro: 'Cardigan lung, mărimea {size}',
        ru: 'Длинный кардиган, размер {size}',
        price: [200, 550],
      },
      {
        ro: 'Cămașă în carouri, oversize',
        ru: 'Рубашка в клетку, оверсайз',
        price: [120, 320],
        attributes: { size: 'xl', color: 'other' },
      },
    ],
    about: [
      {
        ro: [
          'Se potrivește și la blugi, și la fustă.',
          'Țesătură fină, nu înțeapă.',
          'Cusături curate, nimic descusut.',
          'După spălare nu-și schimbă forma.',
        ],
        ru: [
          'Сочетается и с джинсами, и с юбкой.',
          'Ткань нежная, не колется.',
          'Швы аккуратные, ничего не распорото.',
          'После стирки форму не теряет.',
        ],
        en: ['Goes with jeans and with a skirt.', 'Soft fabric, clean seams.'],
      },
      {
        ro: [
          'Mi-a rămas mică.',
          'Cadou care nu mi-a venit.',
          'Întrebați lungimea și bustul, măsor.',
          'Am și alte haine, vedeți anunțurile mele.',
        ],
        ru: [
          'Мне стало мало.',
          'Подарили, но размер не подошёл.',
          'Спрашивайте замеры груди и длины, измерю.',
          'Есть и другие вещи, смотрите мои объявления.',
        ],
        en: ['It was a gift in the wrong size.'],
      },
    ],
  },
  'rochii-mireasa': {
    goods: [
      {
        ro: 'Rochie de mireasă cu trenă, {size}',
        ru: 'Свадебное платье со шлейфом, {size}',
        en: 'Wedding dress with train, size {size}',
        price: [3500, 12000],
        attributes: { color: 'white' },
      },
      {
        ro: 'Rochie de mireasă tip A, dantelă',
        ru: 'Свадебное платье А-силуэт, кружево',
        price: [2900, 8500],
        attributes: { color: 'white' },
      },
      {
        ro: 'Rochie de mireasă sirenă Pronovias',
        ru: 'Свадебное платье «русалка» Pronovias',
        price: [6500, 16500],
        attributes: { color: 'white' },
      },
      {
        ro: 'Rochie de mireasă ivory, corset',
        ru: 'Свадебное платье айвори, с корсетом',
        price: [2500, 7900],
        attributes: { color: 'white' },
      },
      {
        ro: 'Rochie simplă de cununie civilă, S',
        ru: 'Простое платье на роспись, S',
        price: [900, 2500],
        attributes: { color: 'white', size: 's' },
      },
      {
        ro: 'Rochie de mireasă pentru gravide, {size}',
        ru: 'Свадебное платье для беременных, {size}',
        price: [1900, 4900],
        attributes: { color: 'white' },
      },
    ],
    about: [
      {
        ro: [
          'Purtată câteva ore, la nunta mea.',
          'Curățată chimic, păstrată în husă.',
          'Broderia și mărgelele sunt toate la loc.',
          'Cusută la comandă, la un salon bun.',
        ],
        ru: [
          'Надевала один раз, на свою свадьбу.',
          'После химчистки, хранится в чехле.',
          'Вышивка и бусины все на месте.',
          'Пошито на заказ в хорошем салоне.',
        ],
        en: ['Worn for a few hours at my wedding.', 'Dry-cleaned and kept in a cover.'],
      },
      {
        ro: [
          'Dau și voalul cu agrafe.',
          'Înălțimea mea e de 168 cm, cu toc.',
          'Se poate ajusta cu 2–3 cm.',
          'Dau și în chirie, la înțelegere.',
        ],
        ru: [
          'Отдам и фату с заколками.',
          'Мой рост 168 см, с каблуком.',
          'Можно подогнать на 2–3 см.',
          'Сдаю и напрокат, договоримся.',
        ],
        en: ['The veil is included.', 'I am 168 cm tall, with heels.'],
      },
      {
        ro: [
          'Proba doar cu programare, la mine acasă.',
          'Poze de la nuntă trimit în privat.',
          'A adus noroc, sper să aducă și altei mirese.',
        ],
        ru: [
          'Примерка по договорённости, у меня дома.',
          'Фото со свадьбы пришлю лично.',
          'Платье счастливое, пусть порадует другую невесту.',
        ],
      },
    ],
  },
  'costume-sacouri': {
    goods: [
      {
        ro: 'Costum bleumarin, două piese, {size}',
        ru: 'Костюм-двойка тёмно-синий, {size}',
        en: 'Navy two-piece suit, size {size}',
        price: [900, 2900],
        attributes: { color: 'blue' },
      },
      {
        ro: 'Costum negru de mire, cu vestă',
        ru: 'Чёрный костюм жениха, с жилеткой',
        price: [1500, 4500],
        attributes: { color: 'black' },
      },
      {
        ro: 'Sacou gri din lână',
        ru: 'Серый шерстяной пиджак',
        price: [350, 1200],
        attributes: { color: 'grey' },
      },
      {
        ro: 'Costum Ionel, slim, {size}',
        ru: 'Костюм Ionel, приталенный, {size}',
        price: [900, 2500],
      },
      {
        ro: 'Costum gri pentru absolvire, S',
        ru: 'Серый костюм на выпускной, S',
        price: [700, 1900],
        attributes: { color: 'grey', size: 's' },
      },
      {
        ro: 'Smoching negru cu papion',
        ru: 'Чёрный смокинг с бабочкой',
        en: 'Black tuxedo with bow tie',
        price: [1900, 5500],
        attributes: { color: 'black' },
      },
      {
        ro: 'Sacou din catifea verde',
        ru: 'Пиджак бархатный зелёный',
        price: [500, 1500],
        attributes: { color: 'green' },
      },
    ],
    about: [
      {
        ro: [
          'Stofă bună, nu lucește la coate.',
          'Stă impecabil în umeri.',
          'Căptușeală întreagă, toți nasturii la loc.',
          'Folosit la o singură nuntă.',
        ],
        ru: [
          'Хорошая ткань, на локтях не лоснится.',
          'В плечах сидит идеально.',
          'Подкладка целая, все пуговицы на месте.',
          'Использовался на одной свадьбе.',
        ],
        en: ['Good fabric, perfect shoulders.', 'Lining and buttons are all fine.'],
      },
      {
        ro: [
          'Pentru înălțimea de 176–182 cm.',
          'M-am îngrășat, nu mă mai încape.',
          'Adus de la curățătoria chimică.',
          'Veniți la probă, croitoria e aproape.',
        ],
        ru: [
          'На рост 176–182 см.',
          'Поправился, уже не влезаю.',
          'Из химчистки.',
          'Приезжайте на примерку, ателье рядом.',
        ],
        en: ['For a height of 176–182 cm.'],
      },
    ],
  },
  'geci-barbati': {
    goods: [
      {
        ro: 'Geacă de iarnă Columbia, {size}',
        ru: 'Зимняя куртка Columbia, {size}',
        en: 'Columbia winter jacket, size {size}',
        price: [700, 1900],
      },
      {
        ro: 'Geacă de piele maro',
        ru: 'Коричневая кожаная куртка',
        price: [900, 2500],
        attributes: { color: 'brown' },
      },
      {
        ro: 'Palton bărbătesc negru, {size}',
        ru: 'Мужское чёрное пальто, {size}',
        price: [600, 1900],
        attributes: { color: 'black' },
      },
      {
        ro: 'Parka cu glugă, XL',
        ru: 'Парка с капюшоном, XL',
        price: [500, 1300],
        attributes: { size: 'xl' },
      },
      {
        ro: 'Cojoc natural, lucrat manual',
        ru: 'Тулуп натуральный, ручная работа',
        price: [1500, 4500],
        attributes: { color: 'brown' },
      },
      { ro: 'Geacă bomber, {size}', ru: 'Бомбер, {size}', price: [350, 900] },
      {
        ro: 'Geacă Jack Wolfskin impermeabilă',
        ru: 'Непромокаемая куртка Jack Wolfskin',
        price: [650, 1700],
      },
    ],
    about: [
      {
        ro: [
          'Ține cald și nu atârnă greu, bine pentru oraș.',
          'Buzunare adânci, fermoar de calitate.',
          'Fără rupturi și fără pete.',
          'Urme mici de uzură la mâneci, în rest totul bine.',
        ],
        ru: [
          'Лёгкость и тепло, для города самое то.',
          'Глубокие карманы, хорошая фурнитура.',
          'Без дыр и пятен.',
          'Небольшой износ на рукавах, остальное хорошо.',
        ],
        en: ['Light and warm, deep pockets.', 'No holes, no stains.'],
      },
      {
        ro: [
          'Adus din Italia.',
          'Mărime reală, corespunde etichetei.',
          'Mi-a rămas strâmtă în umeri.',
          'Veniți să probați.',
        ],
        ru: [
          'Привезено из Италии.',
          'Размер соответствует этикетке.',
          'Мне тесно в плечах.',
          'Приезжайте, померяете.',
        ],
        en: ['Brought from Italy, true to size.'],
      },
    ],
  },
  'blugi-pantaloni': {
    goods: [
      {
        ro: 'Blugi Levi’s 501 albaștri, {size}',
        ru: 'Джинсы Levi’s 501 синие, {size}',
        en: 'Blue Levi’s 501 jeans, size {size}',
        price: [350, 900],
        attributes: { color: 'blue' },
      },
      {
        ro: 'Blugi negri slim',
        ru: 'Чёрные зауженные джинсы',
        price: [180, 450],
        attributes: { color: 'black' },
      },
      {
        ro: 'Pantaloni clasici gri, {size}',
        ru: 'Классические брюки серые, {size}',
        price: [200, 500],
        attributes: { color: 'grey' },
      },
      {
        ro: 'Pantaloni cargo verzi',
        ru: 'Брюки карго зелёные',
        price: [250, 550],
        attributes: { color: 'green' },
      },
      {
        ro: 'Pantaloni sport Nike, {size}',
        ru: 'Спортивные штаны Nike, {size}',
        price: [250, 650],
      },
      {
        ro: 'Pantaloni de lucru cu buzunare, XL',
        ru: 'Рабочие штаны с карманами, XL',
        price: [250, 600],
        attributes: { size: 'xl' },
      },
    ],
    about: [
      {
        ro: [
          'Material dens, nu se lasă la genunchi.',
          'Culoare vie, nespălăcită.',
          'Fermoar și cusături bune.',
          'Talie medie, croială comodă.',
        ],
        ru: [
          'Плотная ткань, колени не вытянуты.',
          'Цвет яркий, не застиран.',
          'Молния и швы в порядке.',
          'Посадка средняя, удобный крой.',
        ],
        en: ['Thick fabric, zip and seams are fine.', 'Comfortable cut, medium waist.'],
      },
      {
        ro: [
          'Mi-au rămas mici după sărbători.',
          'Cumpărați online, nu mi se potrivesc.',
          'Talia și lungimea le măsor la cerere.',
          'La două perechi fac reducere.',
        ],
        ru: [
          'Стали малы после праздников.',
          'Заказал онлайн, не подошли.',
          'Замеры пояса и длины по запросу.',
          'За две пары уступлю.',
        ],
        en: ['Waist and length on request.'],
      },
    ],
  },
  'tricouri-camasi': {
    goods: [
      {
        ro: 'Tricou Lacoste polo, {size}',
        ru: 'Поло Lacoste, {size}',
        en: 'Lacoste polo shirt, size {size}',
        price: [250, 750],
      },
      {
        ro: 'Set de 3 tricouri din bumbac, noi',
        ru: 'Комплект из 3 хлопковых футболок, новые',
        price: [250, 420],
        attributes: { state: 'new' },
      },
      {
        ro: 'Cămașă albă slim, {size}',
        ru: 'Белая приталенная рубашка, {size}',
        price: [150, 450],
        attributes: { color: 'white' },
      },
      { ro: 'Cămașă de in pentru vară', ru: 'Льняная рубашка на лето', price: [250, 600] },
      {
        ro: 'Tricou de fotbal al naționalei Moldovei',
        ru: 'Футболка сборной Молдовы по футболу',
        price: [250, 700],
        attributes: { color: 'blue' },
      },
      {
        ro: 'Hanorac cu glugă gri, {size}',
        ru: 'Худи серое, {size}',
        price: [200, 550],
        attributes: { color: 'grey' },
      },
      {
        ro: 'Cămașă brodată tradițional, L',
        ru: 'Рубашка с национальной вышивкой, L',
        price: [600, 1700],
        attributes: { color: 'white', size: 'l' },
      },
    ],
    about: [
      {
        ro: [
          'Bumbac plăcut la piele.',
          'Gulerul nu este deformat.',
          'Nu se strânge la spălat.',
          'Fără pete, călcat și gata de purtat.',
        ],
        ru: [
          'Ткань приятная к телу.',
          'Горловина не растянута.',
          'При стирке не садится.',
          'Без пятен, всё выглажено.',
        ],
        en: ['Pleasant to the skin, keeps its shape.', 'No stains.'],
      },
      {
        ro: [
          'Mărimea e indicată pe etichetă.',
          'Cadou, dar nu e stilul meu.',
          'Am mai multe, dacă luați tot las mai ieftin.',
          'Probați fără grabă.',
        ],
        ru: [
          'Размер указан на бирке.',
          'Подарок, но не мой стиль.',
          'Вещей несколько, за всё сразу скидка.',
          'Примерка без спешки.',
        ],
        en: ['A gift, but not my style.'],
      },
    ],
  },
  'incaltaminte-femei': {
    goods: [
      {
        ro: 'Ghete de piele cu blăniță, 38',
        ru: 'Кожаные ботинки на меху, 38',
        price: [450, 1300],
        attributes: { shoe_size: 38 },
      },
      {
        ro: 'Cizme lungi din piele întoarsă, 37',
        ru: 'Высокие замшевые сапоги, 37',
        en: 'Tall suede boots, size 37',
        price: [600, 1900],
        attributes: { shoe_size: 37 },
      },
      {
        ro: 'Pantofi cu toc negri, 36',
        ru: 'Чёрные туфли на каблуке, 36',
        price: [250, 800],
        attributes: { shoe_size: 36, color: 'black' },
      },
      {
        ro: 'Sandale din piele albe, 39',
        ru: 'Белые кожаные босоножки, 39',
        price: [250, 700],
        attributes: { shoe_size: 39, color: 'white' },
      },
      {
        ro: 'Balerini comozi, 40',
        ru: 'Удобные балетки, 40',
        price: [150, 400],
        attributes: { shoe_size: 40 },
      },
      {
        ro: 'Pantofi de mireasă, 37',
        ru: 'Свадебные туфли, 37',
        en: 'Wedding shoes, size 37',
        price: [400, 1300],
        attributes: { shoe_size: 37, color: 'white' },
      },
      {
        ro: 'Botine Tamaris, 41',
        ru: 'Полусапожки Tamaris, 41',
        price: [450, 1100],
        attributes: { shoe_size: 41 },
      },
    ],
    about: [
      {
        ro: [
          'Calapod comod, piciorul nu obosește.',
          'Tălpile fără crăpături.',
          'Folosite de câteva ori, se vede la talpă.',
          'Lucrate bine, cusături la locul lor.',
        ],
        ru: [
          'Удобная колодка, нога не устаёт.',
          'Подошва без трещин.',
          'Пользовалась пару раз, видно по подошве.',
          'Хорошая работа, ничего не отклеено.',
        ],
        en: ['Comfortable, feet do not get tired.', 'Soles without cracks.'],
      },
      {
        ro: [
          'Mă strâng puțin, de aceea le vând.',
          'Lungimea branțului o măsor la cerere.',
          'Cutia s-a păstrat.',
          'Producție italiană, aduse de sora mea.',
        ],
        ru: [
          'Мне жмут, поэтому продаю.',
          'Длину стельки измерю по запросу.',
          'Коробка сохранилась.',
          'Производство Италия, привезла сестра.',
        ],
        en: ['A bit tight for me.'],
      },
    ],
  },
  'incaltaminte-barbati': {
    goods: [
      {
        ro: 'Pantofi clasici din piele, 42',
        ru: 'Классические кожаные туфли, 42',
        en: 'Classic leather shoes, size 42',
        price: [400, 1300],
        attributes: { shoe_size: 42 },
      },
      {
        ro: 'Ghete Timberland galbene, 43',
        ru: 'Жёлтые ботинки Timberland, 43',
        price: [900, 2400],
        attributes: { shoe_size: 43, color: 'yellow' },
      },
      {
        ro: 'Ghete de iarnă cu blană, 44',
        ru: 'Зимние ботинки на меху, 44',
        price: [500, 1300],
        attributes: { shoe_size: 44 },
      },
      {
        ro: 'Mocasini maro, 41',
        ru: 'Коричневые мокасины, 41',
        price: [300, 800],
        attributes: { shoe_size: 41, color: 'brown' },
      },
      {
        ro: 'Bocanci de lucru cu bombeu metalic, 45',
        ru: 'Рабочие ботинки с металлическим носком, 45',
        price: [500, 1100],
        attributes: { shoe_size: 45 },
      },
      {
        ro: 'Cizme de cauciuc verzi, 43',
        ru: 'Резиновые сапоги зелёные, 43',
        price: [180, 450],
        attributes: { shoe_size: 43, color: 'green' },
      },
      {
        ro: 'Sandale Ecco, 42',
        ru: 'Сандалии Ecco, 42',
        price: [500, 1200],
        attributes: { shoe_size: 42 },
      },
    ],
    about: [
      {
        ro: [
          'Talpă bună, nu alunecă.',
          'Material bun, îngrijit regulat.',
          'Nicio crăpătură, nimic dezlipit.',
          'Comode și pentru o zi întreagă pe picioare.',
        ],
        ru: [
          'Подошва хорошая, не скользит.',
          'Хороший материал, ухаживал регулярно.',
          'Трещин нет, держатся крепко.',
          'Удобно, даже если весь день на ногах.',
        ],
        en: ['Good sole, no cracks.', 'Comfortable all day.'],
      },
      {
        ro: [
          'Am greșit mărimea.',
          'Folosite un sezon.',
          'Branț scos și curățat.',
          'Corespund exact numărului de pe talpă.',
        ],
        ru: [
          'Ошибся размером.',
          'Пользовался один сезон.',
          'Стельки вынуты и вычищены.',
          'Размер точно как на подошве.',
        ],
        en: ['True to size.'],
      },
    ],
  },
  'adidasi-sport': {
    goods: [
      {
        ro: 'Nike Air Force 1 albi, 42',
        ru: 'Nike Air Force 1 белые, 42',
        en: 'White Nike Air Force 1, size 42',
        price: [700, 1900],
        attributes: { shoe_size: 42, color: 'white' },
      },
      {
        ro: 'Adidas Samba negri, 38',
        ru: 'Adidas Samba чёрные, 38',
        price: [800, 1900],
        attributes: { shoe_size: 38, color: 'black' },
      },
      {
        ro: 'New Balance 574 gri, 41',
        ru: 'New Balance 574 серые, 41',
        en: 'Grey New Balance 574, size 41',
        price: [700, 1700],
        attributes: { shoe_size: 41, color: 'grey' },
      },
      {
        ro: 'Asics Gel pentru alergare, 43',
        ru: 'Asics Gel для бега, 43',
        price: [700, 1900],
        attributes: { shoe_size: 43 },
      },
      {
        ro: 'Puma de damă, 37',
        ru: 'Puma женские, 37',
        price: [400, 1100],
        attributes: { shoe_size: 37 },
      },
      {
        ro: 'Salomon Speedcross pentru munte, 44',
        ru: 'Salomon Speedcross для гор, 44',
        price: [900, 2400],
        attributes: { shoe_size: 44 },
      },
      {
        ro: 'Ghete de fotbal Nike Mercurial, 40',
        ru: 'Бутсы Nike Mercurial, 40',
        price: [450, 1300],
        attributes: { shoe_size: 40 },
      },
      {
        ro: 'Converse înalți, 39, noi',
        ru: 'Высокие кеды Converse, 39, новые',
        price: [900, 1500],
        attributes: { shoe_size: 39, state: 'new' },
      },
    ],
    about: [
      {
        ro: [
          'Original, cu cod pe etichetă.',
          'Ușori, ca niște papuci.',
          'Talpa nu este roasă.',
          'Arată bine, fără urme de lipici.',
        ],
        ru: [
          'Оригинал, код на бирке.',
          'Лёгкие, как тапочки.',
          'Подошва не стёрта.',
          'Выглядят хорошо, без клея и швов наружу.',
        ],
        en: ['Original, code on the label.', 'Very light, soles not worn down.'],
      },
      {
        ro: [
          'Am luat o mărime nepotrivită.',
          'Comandați din Germania.',
          'Se dau cu cutie.',
          'Îi probați la mine acasă.',
        ],
        ru: [
          'Не угадал с размером.',
          'Заказывал из Германии.',
          'Отдаю с коробкой.',
          'Примерка у меня дома.',
        ],
        en: ['Ordered from Germany, comes with the box.'],
      },
    ],
  },
  'genti-rucsacuri': {
    goods: [
      {
        ro: 'Geantă din piele naturală, neagră',
        ru: 'Сумка из натуральной кожи, чёрная',
        en: 'Black genuine leather bag',
        price: [450, 1500],
      },
      { ro: 'Geantă Michael Kors', ru: 'Сумка Michael Kors', price: [1500, 4500] },
      { ro: 'Rucsac pentru laptop 15,6"', ru: 'Рюкзак для ноутбука 15,6"', price: [300, 900] },
      {
        ro: 'Rucsac Fjällräven Kånken',
        ru: 'Рюкзак Fjällräven Kånken',
        en: 'Fjällräven Kånken backpack',
        price: [700, 1500],
      },
      { ro: 'Valiză mare pe roți, 28"', ru: 'Большой чемодан на колёсах, 28"', price: [550, 1500] },
      { ro: 'Poșetă de seară aurie', ru: 'Вечерний клатч золотистый', price: [150, 450] },
      { ro: 'Geantă sport de sală', ru: 'Спортивная сумка для зала', price: [200, 600] },
      {
        ro: 'Portmoneu bărbătesc din piele, cadou',
        ru: 'Мужское кожаное портмоне, в подарок',
        price: [200, 650],
        attributes: { state: 'new' },
      },
    ],
    about: [
      {
        ro: [
          'Fermoarele lucrează ușor.',
          'Căptușeala este curată, fără pete.',
          'Colțurile nu sunt roase.',
          'Multe compartimente, totul la îndemână.',
        ],
        ru: [
          'Молнии ходят легко.',
          'Подкладка чистая, без пятен.',
          'Уголки не стёрты.',
          'Удобные отделения, всё под рукой.',
        ],
        en: ['Zips run smoothly, clean lining.', 'Several compartments.'],
      },
      {
        ro: [
          'Cumpărată în Italia, la reducere.',
          'Primită cadou, am alta.',
          'Calitate bună, ține ani.',
          'Mai multe poze din interior la cerere.',
        ],
        ru: [
          'Покупалось в Италии на распродаже.',
          'Подарили, а у меня уже есть.',
          'Качество хорошее, служит годами.',
          'Фото изнутри пришлю.',
        ],
        en: ['It was a gift and I already have one.'],
      },
    ],
  },
  ceasuri: {
    goods: [
      {
        ro: 'Ceas Casio G-Shock',
        ru: 'Часы Casio G-Shock',
        en: 'Casio G-Shock watch',
        price: [900, 2600],
        attributes: { brand: 'Casio' },
      },
      {
        ro: 'Ceas mecanic sovietic Raketa',
        ru: 'Механические советские часы «Ракета»',
        price: [500, 1800],
        attributes: { brand: 'Raketa', state: 'used' },
      },
      {
        ro: 'Tissot PRX, cuarț',
        ru: 'Tissot PRX, кварц',
        en: 'Tissot PRX, quartz',
        price: [4500, 6900],
        attributes: { brand: 'Tissot' },
      },
      {
        ro: 'Seiko 5 automatic',
        ru: 'Seiko 5, автоподзавод',
        price: [1900, 4900],
        attributes: { brand: 'Seiko' },
      },
      {
        ro: 'Ceas de damă Daniel Wellington',
        ru: 'Женские часы Daniel Wellington',
        price: [600, 1700],
        attributes: { brand: 'Daniel Wellington' },
      },
      {
        ro: 'Fossil cu brățară metalică',
        ru: 'Fossil с металлическим браслетом',
        price: [900, 2200],
        attributes: { brand: 'Fossil' },
      },
      {
        ro: 'Ceas de aur Slava, 583',
        ru: 'Золотые часы «Слава», 583',
        price: [14500, 29000],
        attributes: { brand: 'Slava', state: 'used' },
      },
      {
        ro: 'Ceas vechi Poljot, nu merge',
        ru: 'Старые часы «Полёт», не ходят',
        price: [200, 600],
        attributes: { brand: 'Poljot', state: 'broken' },
      },
    ],
    about: [
      {
        ro: [
          'Merge exact, funcționează fără probleme.',
          'Sticla fără zgârieturi adânci.',
          'Original, seria e gravată pe spate.',
          'Folosit rar, mai mult a stat în cutie.',
        ],
        ru: [
          'Точный ход, работает без проблем.',
          'Стекло без глубоких царапин.',
          'Оригинал, на крышке номер.',
          'Пользовались редко, больше лежали в шкатулке.',
        ],
        en: ['Works perfectly, keeps time well.', 'Original, serial number on the back.'],
      },
      {
        ro: [
          'Arătăm la orice ceasornicar.',
          'Am și cutia.',
          'Din colecția personală.',
          'Nu fac schimb cu telefoane.',
        ],
        ru: [
          'Можно показать любому часовщику.',
          'Есть коробка.',
          'Из личной коллекции.',
          'На телефоны не меняю.',
        ],
        en: ['From my own collection.'],
      },
    ],
  },
  bijuterii: {
    goods: [
      {
        ro: 'Inel de logodnă din aur cu briliant, 585',
        ru: 'Помолвочное кольцо с бриллиантом, золото 585',
        en: 'Gold engagement ring with diamond, 585',
        price: [6500, 24000],
      },
      { ro: 'Lănțișor de aur 585, 5 g', ru: 'Золотая цепочка 585, 5 г', price: [7500, 9900] },
      { ro: 'Cercei de aur cu zirconiu', ru: 'Золотые серьги с фианитами', price: [3500, 7500] },
      { ro: 'Brățară de argint Pandora', ru: 'Серебряный браслет Pandora', price: [900, 2500] },
      {
        ro: 'Verighete de aur, pereche',
        ru: 'Обручальные кольца, золото, пара',
        price: [9500, 19500],
      },
      {
        ro: 'Cruciuliță de argint cu lănțișor',
        ru: 'Серебряный крестик с цепочкой',
        price: [450, 1200],
      },
      {
        ro: 'Set cu perle: colier și cercei',
        ru: 'Комплект с жемчугом: колье и серьги',
        en: 'Pearl set: necklace and earrings',
        price: [700, 2900],
      },
    ],
    about: [
      {
        ro: [
          'Probă marcată, se poate verifica la orice bijutier.',
          'Lucrătură fină, strălucire frumoasă.',
          'Totul întreg, nimic îndoit sau lipit.',
          'Curățat cu ultrasunet, lucește frumos.',
        ],
        ru: [
          'Проба стоит, можно проверить у любого ювелира.',
          'Тонкая, аккуратная работа.',
          'Всё целое, ничего не гнуто и не паяно.',
          'После ультразвуковой чистки, красиво блестит.',
        ],
        en: ['Hallmarked, any jeweller can check.', 'Fine work, nothing bent or soldered.'],
      },
      {
        ro: [
          'Stă degeaba în casetă.',
          'Bun de cadou, am și cutiuță.',
          'Întâlnire doar la bijutier sau la bancă.',
          'Moștenire de familie, cu părere de rău.',
        ],
        ru: [
          'Не ношу, лежит в шкатулке.',
          'Хороший подарок, есть футляр.',
          'Встреча у ювелира или в банке.',
          'Семейная вещь, продаю с сожалением.',
        ],
        en: ['A good gift, comes with a box.'],
      },
    ],
  },
  ochelari: {
    goods: [
      {
        ro: 'Ray-Ban Aviator, originali',
        ru: 'Ray-Ban Aviator, оригинал',
        en: 'Ray-Ban Aviator, original',
        price: [900, 2400],
      },
      {
        ro: 'Ochelari de soare polarizați',
        ru: 'Солнечные очки с поляризацией',
        price: [200, 700],
      },
      { ro: 'Ramă Gucci pentru dioptrii', ru: 'Оправа Gucci для диоптрий', price: [1200, 3500] },
      { ro: 'Ochelari de condus noaptea', ru: 'Очки для ночного вождения', price: [150, 350] },
      {
        ro: 'Ochelari Oakley pentru ciclism',
        ru: 'Очки Oakley для велоспорта',
        price: [900, 2200],
      },
      {
        ro: 'Ochelari de citit +2, noi',
        ru: 'Очки для чтения +2, новые',
        price: [120, 250],
        attributes: { state: 'new' },
      },
    ],
    about: [
      {
        ro: [
          'Lentile fără zgârieturi.',
          'Balamalele țin bine.',
          'Se așază ușor pe nas, nu apasă.',
          'Folosiți puțin, ținuți în toc.',
        ],
        ru: [
          'Линзы без царапин.',
          'Дужки держат крепко.',
          'На переносице не давят.',
          'Пользовались мало, хранились в футляре.',
        ],
        en: ['Lenses without scratches.', 'They sit comfortably on the nose.'],
      },
      {
        ro: [
          'Dau cu toc și lavetă.',
          'Nu-mi vin la formă, poate dumneavoastră da.',
          'Cumpărați la optică, cu bon.',
        ],
        ru: [
          'Отдаю с футляром и салфеткой.',
          'Мне форма не идёт, может, вам подойдёт.',
          'Куплены в оптике, чек есть.',
        ],
        en: ['Case and cloth included.'],
      },
    ],
  },
}
