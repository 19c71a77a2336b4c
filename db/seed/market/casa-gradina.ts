import type { CategoryRecipes } from './recipe.ts'

export const casaGradina: CategoryRecipes = {
  'canapele-coltare': {
    goods: [
      {
        ro: 'Canapea extensibilă gri, cu ladă',
        ru: 'Диван раскладной серый, с ящиком',
        price: [2500, 6500],
        attributes: { material: 'fabric', color: 'grey' },
      },
      {
        ro: 'Colțar mare pentru living, 280 × 180 cm',
        ru: 'Большой угловой диван, 280 × 180 см',
        en: 'Large corner sofa, 280 × 180 cm',
        price: [4500, 12500],
        attributes: { material: 'fabric' },
      },
      {
        ro: 'Canapea din piele naturală, 3 locuri',
        ru: 'Диван из натуральной кожи, 3 места',
        price: [5500, 14500],
        attributes: { material: 'leather' },
      },
      {
        ro: 'Canapea și două fotolii',
        ru: 'Диван и два кресла',
        price: [2500, 6500],
        attributes: { material: 'fabric', state: 'used' },
      },
      {
        ro: 'Canapea-carte pentru apartament în chirie',
        ru: 'Диван-книжка для съёмной квартиры',
        price: [900, 2200],
        attributes: { material: 'fabric', state: 'used' },
      },
      {
        ro: 'Fotoliu-pat pentru o persoană, nou',
        ru: 'Кресло-кровать на одного, новое',
        price: [2900, 4500],
        attributes: { material: 'fabric', state: 'new' },
      },
      {
        ro: 'Colțar de bucătărie cu masă',
        ru: 'Кухонный уголок со столом',
        price: [1500, 3500],
        attributes: { material: 'wood' },
      },
    ],
    about: [
      {
        ro: [
          'Tapițerie curată, fără rupturi.',
          'Mecanismul lucrează ușor.',
          'Cadru din lemn, nu scârțâie.',
          'Comod și pentru musafiri.',
        ],
        ru: [
          'Обивка чистая, без порывов.',
          'Механизм ходит легко.',
          'Каркас деревянный, не скрипит.',
          'Удобно и для гостей.',
        ],
        en: ['Clean upholstery, no tears.', 'Solid frame, no creaks.'],
      },
      {
        ro: [
          'Vând pentru că facem reparație.',
          'Se demontează, iese prin ușă obișnuită.',
          'Fără animale și fumători în casă.',
          'Dimensiunile exacte le trimit în mesaje.',
        ],
        ru: [
          'Продаём из-за ремонта.',
          'Разбирается, проходит в обычную дверь.',
          'В доме без животных и курящих.',
          'Точные размеры пришлю в сообщении.',
        ],
        en: ['Can be dismantled.'],
      },
    ],
  },
  'paturi-saltele': {
    goods: [
      {
        ro: 'Pat matrimonial 160 × 200 cu ladă',
        ru: 'Двуспальная кровать 160 × 200 с ящиком',
        en: 'Double bed 160 × 200 with storage',
        price: [2500, 6900],
        attributes: { material: 'mdf' },
      },
      {
        ro: 'Saltea ortopedică 140 × 200, nouă',
        ru: 'Ортопедический матрас 140 × 200, новый',
        price: [2200, 4500],
        attributes: { state: 'new', material: 'fabric', color: 'white' },
      },
      {
        ro: 'Pat tapițat 180 × 200',
        ru: 'Мягкая кровать 180 × 200',
        price: [5500, 11500],
        attributes: { material: 'fabric' },
      },
      {
        ro: 'Pat supraetajat din lemn',
        ru: 'Двухъярусная деревянная кровать',
        price: [2500, 5500],
        attributes: { material: 'wood', color: 'brown' },
      },
      {
        ro: 'Pat de o persoană 90 × 200',
        ru: 'Односпальная кровать 90 × 200',
        price: [900, 2500],
        attributes: { material: 'mdf' },
      },
      {
        ro: 'Somieră cu lamele 160 × 200',
        ru: 'Ламельное основание 160 × 200',
        price: [700, 1400],
        attributes: { material: 'wood', color: '' },
      },
    ],
    about: [
      {
        ro: [
          'Solid, nu scârțâie.',
          'Fără pete, curat.',
          'Pentru un somn liniștit, spatele nu obosește.',
        ],
        ru: ['Прочно, не скрипит.', 'Без пятен, чисто.', 'Спится хорошо, спина не устаёт.'],
        en: ['Solid, does not creak.'],
      },
      {
        ro: [
          'Demontat, gata de transportat.',
          'Vând pentru că schimbăm mobila în dormitor.',
          'Se poate vedea în orice seară.',
        ],
        ru: [
          'Готово к перевозке.',
          'Продаём, меняем мебель в спальне.',
          'Посмотреть можно в любой вечер.',
        ],
        en: ['Ready for transport.'],
      },
    ],
  },
  dulapuri: {
    goods: [
      {
        ro: 'Dulap cu uși glisante și oglindă, 2 m',
        ru: 'Шкаф-купе с зеркалом, 2 м',
        en: 'Sliding wardrobe with mirror, 2 m',
        price: [3500, 8500],
        attributes: { material: 'mdf' },
      },
      {
        ro: 'Dulap cu 3 uși pentru haine',
        ru: 'Трёхдверный шкаф для одежды',
        price: [1500, 3500],
        attributes: { material: 'mdf' },
      },
      {
        ro: 'Comodă cu 4 sertare',
        ru: 'Комод с 4 ящиками',
        price: [700, 2200],
        attributes: { material: 'mdf' },
      },
      {
        ro: 'Perete de mobilă pentru living',
        ru: 'Стенка в гостиную',
        price: [1500, 5500],
        attributes: { material: 'mdf', state: 'used' },
      },
      {
        ro: 'Dulap vechi din lemn masiv',
        ru: 'Старинный шкаф из массива',
        price: [1500, 5500],
        attributes: { material: 'wood', color: 'brown', state: 'used' },
      },
      {
        ro: 'Pantofar îngust pentru hol',
        ru: 'Узкая обувница в прихожую',
        price: [450, 1200],
        attributes: { material: 'mdf' },
      },
    ],
    about: [
      {
        ro: [
          'Încăpător, cu multe rafturi.',
          'Ușile și sertarele se mișcă ușor.',
          'Material rezistent, marginile întregi.',
        ],
        ru: [
          'Вместительный, много полок.',
          'Дверцы и ящики ходят легко.',
          'Прочный материал, кромки целые.',
        ],
        en: ['Roomy, with many shelves.'],
      },
      {
        ro: [
          'Se demontează ușor pentru transport.',
          'Vând în legătură cu mutarea.',
          'Pot ajuta la coborât.',
        ],
        ru: ['Легко разбирается для перевозки.', 'Продаём из-за переезда.', 'Помогу вынести.'],
        en: ['Easy to dismantle.'],
      },
    ],
  },
  'mese-scaune': {
    goods: [
      {
        ro: 'Masă extensibilă cu 6 scaune',
        ru: 'Раздвижной стол и 6 стульев',
        en: 'Extendable table with 6 chairs',
        price: [3500, 8500],
        attributes: { material: 'wood' },
      },
      {
        ro: 'Masă rotundă de bucătărie, 90 cm',
        ru: 'Круглый кухонный стол, 90 см',
        price: [900, 2500],
        attributes: { material: 'mdf' },
      },
      {
        ro: 'Scaune tapițate, 4 bucăți',
        ru: 'Мягкие стулья, 4 шт.',
        price: [1600, 3900],
        attributes: { material: 'fabric' },
      },
      {
        ro: 'Masă din sticlă călită',
        ru: 'Стол из закалённого стекла',
        price: [1200, 2900],
        attributes: { material: 'glass', color: '' },
      },
      {
        ro: 'Măsuță de cafea în stil loft',
        ru: 'Журнальный столик в стиле лофт',
        price: [800, 2200],
        attributes: { material: 'metal', color: 'black' },
      },
      {
        ro: 'Taburete din lemn, noi',
        ru: 'Деревянные табуреты, новые',
        price: [250, 450],
        attributes: { material: 'wood', state: 'new' },
      },
    ],
    about: [
      {
        ro: [
          'Construcție stabilă, fără joc la îmbinări.',
          'Suprafața se șterge ușor.',
          'Arată bine în orice bucătărie.',
        ],
        ru: [
          'Устойчиво, соединения без люфта.',
          'Поверхность легко протирается.',
          'Впишется в любую кухню.',
        ],
        en: ['Stable and easy to clean.'],
      },
      {
        ro: [
          'Vând pentru că am schimbat mobila.',
          'Picioarele se scot la transport.',
          'Preț pentru tot ce este în titlu.',
        ],
        ru: [
          'Продаём, поменяли мебель.',
          'Ножки снимаются для перевозки.',
          'Самовывоз, помогу погрузить.',
        ],
        en: ['Legs come off for transport.'],
      },
    ],
  },
  'mobilier-bucatarie': {
    goods: [
      {
        ro: 'Bucătărie modulară 2,4 m, albă',
        ru: 'Модульная кухня 2,4 м, белая',
        price: [4500, 9500],
        attributes: { material: 'mdf', color: 'white' },
      },
      {
        ro: 'Mobilă de bucătărie pe colț, cu blat',
        ru: 'Угловая кухня со столешницей',
        price: [6500, 14500],
        attributes: { material: 'mdf' },
      },
      {
        ro: 'Dulap suspendat 80 cm',
        ru: 'Навесной шкаф 80 см',
        price: [350, 900],
        attributes: { material: 'mdf' },
      },
      {
        ro: 'Bucătărie din lemn masiv, demontată',
        ru: 'Кухня из массива, разобрана',
        price: [5500, 12500],
        attributes: { material: 'wood', state: 'used' },
      },
      {
        ro: 'Chiuvetă granit cu dulap',
        ru: 'Гранитная мойка с тумбой',
        price: [1500, 3200],
        attributes: { material: 'mdf', color: 'grey' },
      },
    ],
    about: [
      {
        ro: [
          'Stare bună, fațadele întregi.',
          'Feronerie de calitate, închidere silențioasă.',
          'Nu s-a umflat de la apă.',
        ],
        ru: [
          'Хорошее состояние, фасады целые.',
          'Качественная фурнитура, доводчики.',
          'От воды не разбухло.',
        ],
        en: ['Good condition, quality fittings.'],
      },
      {
        ro: [
          'Dimensiunile exacte le trimit în mesaje.',
          'Fără tehnică, doar mobila din titlu.',
          'Vând pentru că am comandat alta.',
        ],
        ru: ['Точные размеры пришлю в сообщении.', 'Без техники.', 'Продаю, заказали другую.'],
        en: ['Exact sizes on request.'],
      },
    ],
  },
  'mobilier-oficiu': {
    goods: [
      {
        ro: 'Scaun de oficiu ergonomic',
        ru: 'Эргономичное офисное кресло',
        en: 'Ergonomic office chair',
        price: [1200, 3500],
        attributes: { material: 'fabric', color: 'black' },
      },
      {
        ro: 'Birou de scris 140 cm',
        ru: 'Письменный стол 140 см',
        price: [900, 2500],
        attributes: { material: 'mdf' },
      },
      {
        ro: 'Scaun gaming roșu-negru',
        ru: 'Игровое кресло красно-чёрное',
        price: [1500, 3200],
        attributes: { material: 'leather', color: 'red' },
      },
      {
        ro: 'Masă reglabilă pe înălțime, electrică',
        ru: 'Стол с электрорегулировкой высоты',
        price: [4500, 7500],
        attributes: { material: 'mdf' },
      },
      {
        ro: 'Dulap metalic pentru documente',
        ru: 'Металлический шкаф для документов',
        price: [1500, 3200],
        attributes: { material: 'metal', color: 'grey' },
      },
      {
        ro: 'Recepție pentru oficiu sau salon',
        ru: 'Стойка ресепшен для офиса или салона',
        price: [2500, 6500],
        attributes: { material: 'mdf' },
      },
    ],
    about: [
      {
        ro: [
          'Comod pentru o zi întreagă de lucru.',
          'Mecanismele lucrează, totul este strâns.',
          'Aspect îngrijit, potrivit și pentru acasă.',
        ],
        ru: [
          'Удобно для целого рабочего дня.',
          'Всё исправно, ничего не шатается.',
          'Аккуратный вид, подойдёт и домой.',
        ],
        en: ['Comfortable for a full working day.'],
      },
      {
        ro: [
          'Închidem oficiul, avem mai multe bucăți.',
          'Eliberăm factură.',
          'Ridicare de la oficiu, la parter.',
        ],
        ru: [
          'Закрываем офис, есть несколько штук.',
          'Выписываем накладную.',
          'Самовывоз из офиса, первый этаж.',
        ],
        en: ['We are closing the office, several available.'],
      },
    ],
  },
  'covoare-perdele': {
    goods: [
      {
        ro: 'Covor 2 × 3 m, lână naturală',
        ru: 'Ковёр 2 × 3 м, натуральная шерсть',
        en: 'Wool carpet 2 × 3 m',
        price: [900, 3500],
      },
      {
        ro: 'Covor moldovenesc lucrat manual',
        ru: 'Молдавский ковёр ручной работы',
        en: 'Handmade Moldovan carpet',
        price: [2500, 9500],
        attributes: { state: 'used' },
      },
      { ro: 'Covor rotund shaggy, 160 cm', ru: 'Круглый ковёр шегги, 160 см', price: [500, 1300] },
      { ro: 'Draperii blackout, 2 bucăți', ru: 'Шторы блэкаут, 2 шт.', price: [450, 1200] },
      {
        ro: 'Jaluzele verticale pentru oficiu',
        ru: 'Вертикальные жалюзи для офиса',
        price: [300, 900],
      },
      {
        ro: 'Rolete textile zi-noapte, la comandă',
        ru: 'Рулонные шторы день-ночь на заказ',
        price: [250, 700],
        attributes: { state: 'new' },
      },
    ],
    about: [
      {
        ro: [
          'Culori vii, nu s-au decolorat.',
          'Material dens, plăcut la atingere.',
          'Curat, fără pete.',
        ],
        ru: [
          'Яркие цвета, не выцвели.',
          'Плотный материал, приятный на ощупь.',
          'Чисто, без пятен.',
        ],
        en: ['Clean, without stains.'],
      },
      {
        ro: [
          'Se potrivește în living sau dormitor.',
          'Vând pentru că am schimbat interiorul.',
          'Alte dimensiuni întrebați în mesaje.',
        ],
        ru: [
          'Подойдёт в гостиную или спальню.',
          'Продаю, поменяли интерьер.',
          'О других размерах спрашивайте в сообщениях.',
        ],
        en: ['We changed the interior.'],
      },
    ],
  },
  iluminat: {
    goods: [
      {
        ro: 'Lustră LED cu telecomandă',
        ru: 'LED-люстра с пультом',
        en: 'LED chandelier with remote',
        price: [700, 1900],
      },
      { ro: 'Lustră clasică cu 5 becuri', ru: 'Классическая люстра на 5 ламп', price: [400, 1300] },
      { ro: 'Lampadar pentru living', ru: 'Торшер в гостиную', price: [450, 1400] },
      { ro: 'Veioză de noptieră, pereche', ru: 'Прикроватные лампы, пара', price: [300, 800] },
      {
        ro: 'Bandă LED RGB 5 m',
        ru: 'LED-лента RGB 5 м',
        price: [150, 400],
        attributes: { state: 'new' },
      },
      {
        ro: 'Proiector LED 50 W cu senzor',
        ru: 'LED-прожектор 50 Вт с датчиком',
        price: [180, 420],
      },
    ],
    about: [
      {
        ro: [
          'Lumină plăcută, nu obosește ochii.',
          'Consum mic de curent.',
          'Se montează ușor, prinderile sunt în set.',
        ],
        ru: [
          'Приятный свет, глаза не устают.',
          'Малый расход энергии.',
          'Легко ставится, всё нужное в комплекте.',
        ],
        en: ['Pleasant light, low consumption.'],
      },
      {
        ro: [
          'Nu s-a potrivit la interior.',
          'Fără lipsuri și crăpături.',
          'Se poate aprinde pe loc.',
        ],
        ru: ['Не подошло к интерьеру.', 'Без сколов и трещин.', 'Можно включить и проверить.'],
        en: ['Did not match our interior.'],
      },
    ],
  },
  vesela: {
    goods: [
      {
        ro: 'Serviciu de masă, 24 de piese',
        ru: 'Столовый сервиз, 24 предмета',
        en: 'Dinner set, 24 pieces',
        price: [600, 1800],
      },
      {
        ro: 'Serviciu de cafea porțelan Madonna',
        ru: 'Кофейный сервиз «Мадонна»',
        price: [900, 3500],
        attributes: { state: 'used' },
      },
      {
        ro: 'Set oale inox, 6 piese',
        ru: 'Набор кастрюль, нержавейка, 6 предметов',
        price: [700, 1900],
      },
      { ro: 'Pahare din cristal, 12 bucăți', ru: 'Хрустальные бокалы, 12 шт.', price: [300, 900] },
      { ro: 'Ceaun din fontă, 12 litri', ru: 'Чугунный казан, 12 литров', price: [600, 1300] },
      {
        ro: 'Borcane de 3 litri, 20 bucăți',
        ru: 'Банки трёхлитровые, 20 шт.',
        price: [100, 300],
        attributes: { state: 'used' },
      },
    ],
    about: [
      {
        ro: [
          'Complet, fără ciobituri.',
          'Spălat, gata de pus pe masă.',
          'Calitate bună, ține ani la rând.',
        ],
        ru: [
          'Полный комплект, без сколов.',
          'Вымыто, готово к столу.',
          'Хорошее качество, служит годами.',
        ],
        en: ['Complete, no chips.'],
      },
      {
        ro: ['Stă în dulap fără folos.', 'Împachetez cu grijă.', 'Bun și pentru cadou.'],
        ru: ['Стоит в шкафу без дела.', 'Аккуратно упакую.', 'Подойдёт и в подарок.'],
        en: ['I pack it carefully.'],
      },
    ],
  },
  'decor-tablouri': {
    goods: [
      {
        ro: 'Tablou pictat în ulei, peisaj de toamnă',
        ru: 'Картина маслом, осенний пейзаж',
        en: 'Oil painting, autumn landscape',
        price: [800, 4500],
      },
      { ro: 'Tablou canvas, 3 piese', ru: 'Модульная картина, 3 части', price: [350, 900] },
      {
        ro: 'Oglindă mare cu ramă de lemn',
        ru: 'Большое зеркало в деревянной раме',
        price: [700, 2500],
      },
      {
        ro: 'Ceas de perete vechi, cu pendul',
        ru: 'Старые настенные часы с маятником',
        price: [600, 2500],
        attributes: { state: 'used' },
      },
      { ro: 'Vază de podea din ceramică', ru: 'Напольная керамическая ваза', price: [300, 1100] },
      { ro: 'Icoană brodată cu mărgele', ru: 'Икона, вышитая бисером', price: [700, 2500] },
    ],
    about: [
      {
        ro: ['Arată foarte frumos în living.', 'Lucrat manual, cu răbdare.', 'Dă căldură casei.'],
        ru: [
          'Очень красиво смотрится в гостиной.',
          'Делает дом уютнее.',
          'Вживую красивее, чем на фото.',
        ],
        en: ['Looks beautiful in a living room.'],
      },
      {
        ro: [
          'Bun pentru cadou la casă nouă.',
          'Dimensiunile le scriu la cerere.',
          'Ambalez bine pentru drum.',
        ],
        ru: ['Хороший подарок на новоселье.', 'Размеры напишу по запросу.', 'Надёжно упакую.'],
        en: ['A good housewarming gift.'],
      },
    ],
  },
  'textile-casa': {
    goods: [
      {
        ro: 'Lenjerie de pat din bumbac, 2 persoane',
        ru: 'Постельное бельё, хлопок, двуспальное',
        en: 'Cotton bed linen, double',
        price: [350, 850],
        attributes: { state: 'new' },
      },
      { ro: 'Plapumă din lână de oaie', ru: 'Одеяло из овечьей шерсти', price: [500, 1300] },
      {
        ro: 'Set de 4 prosoape de baie',
        ru: 'Набор из 4 банных полотенец',
        price: [200, 500],
        attributes: { state: 'new' },
      },
      {
        ro: 'Perne ortopedice, 2 bucăți',
        ru: 'Ортопедические подушки, 2 шт.',
        price: [350, 900],
        attributes: { state: 'new' },
      },
      { ro: 'Pled pufos 200 × 220', ru: 'Пушистый плед 200 × 220', price: [250, 600] },
      {
        ro: 'Prosop țesut de casă, vechi',
        ru: 'Старинное домотканое полотенце',
        price: [300, 1500],
        attributes: { state: 'used' },
      },
    ],
    about: [
      {
        ro: [
          'Material natural, plăcut la corp.',
          'Nu se scămoșează și nu iese la spălat.',
          'Cusături îngrijite.',
        ],
        ru: ['Приятная к телу ткань.', 'Не линяет при стирке.', 'Аккуратные швы.'],
        en: ['Pleasant fabric, does not fade.'],
      },
      {
        ro: [
          'Avem mai multe modele și culori.',
          'Ambalaj frumos, bun de cadou.',
          'Spălat și călcat, păstrat în dulap.',
        ],
        ru: ['Есть разные расцветки.', 'Красиво упакуем в подарок.', 'Хранится в шкафу, чистое.'],
        en: ['Several patterns available.'],
      },
    ],
  },
  'unelte-gradina': {
    goods: [
      {
        ro: 'Motocoasă Stihl FS 55',
        ru: 'Мотокоса Stihl FS 55',
        en: 'Stihl FS 55 brush cutter',
        price: [2900, 4900],
        attributes: { brand: 'Stihl' },
      },
      {
        ro: 'Mașină de tuns iarba Makita, benzină',
        ru: 'Бензиновая газонокосилка Makita',
        price: [3500, 6500],
        attributes: { brand: 'Makita' },
      },
      {
        ro: 'Fierăstrău cu lanț Husqvarna 135',
        ru: 'Бензопила Husqvarna 135',
        price: [2500, 4500],
        attributes: { brand: 'Husqvarna' },
      },
      {
        ro: 'Pompă de stropit cu acumulator, 16 l',
        ru: 'Аккумуляторный опрыскиватель, 16 л',
        price: [500, 1100],
      },
      { ro: 'Furtun de irigare 50 m', ru: 'Поливочный шланг 50 м', price: [300, 800] },
      {
        ro: 'Foarfece de vie Felco',
        ru: 'Секатор Felco для винограда',
        price: [500, 1100],
        attributes: { brand: 'Felco' },
      },
      {
        ro: 'Pompă submersibilă Pedrollo pentru fântână',
        ru: 'Погружной насос Pedrollo для колодца',
        price: [1500, 3900],
        attributes: { brand: 'Pedrollo' },
      },
    ],
    about: [
      {
        ro: [
          'Gata de lucru, verificat înainte de sezon.',
          'Util la vie, livadă și grădină.',
          'Fiabil, nu m-a lăsat niciodată.',
        ],
        ru: [
          'Готово к работе, проверено перед сезоном.',
          'Пригодится в винограднике, саду и огороде.',
          'Надёжная вещь.',
        ],
        en: ['Ready for the season.'],
      },
      {
        ro: [
          'Vând casa de la țară, nu-mi mai trebuie.',
          'Se poate proba pe loc.',
          'Păstrat în șopron, la uscat.',
        ],
        ru: [
          'Продали дом в селе, больше не нужно.',
          'Можно попробовать на месте.',
          'Хранится в сухом сарае.',
        ],
        en: ['Can be tried on the spot.'],
      },
    ],
  },
  'plante-seminte': {
    goods: [
      {
        ro: 'Butași de trandafiri, diferite soiuri',
        ru: 'Саженцы роз, разные сорта',
        price: [40, 120],
      },
      {
        ro: 'Thuja Smaragd, 80–100 cm',
        ru: 'Туя Смарагд, 80–100 см',
        en: 'Thuja Smaragd, 80–100 cm',
        price: [90, 220],
      },
      { ro: 'Bulbi de lalele, 10 bucăți', ru: 'Луковицы тюльпанов, 10 шт.', price: [60, 150] },
      { ro: 'Semințe de roșii de casă', ru: 'Семена домашних помидоров', price: [20, 50] },
      { ro: 'Puieți de lavandă', ru: 'Саженцы лаванды', price: [20, 60] },
      { ro: 'Gazon la rulou, 1 m²', ru: 'Рулонный газон, 1 м²', price: [80, 140] },
      { ro: 'Bujori, tufe mari', ru: 'Пионы, большие кусты', price: [80, 250] },
    ],
    about: [
      {
        ro: [
          'Crescute la noi, obișnuite cu clima Moldovei.',
          'Material sănătos, fără boli.',
          'Au prins bine la toți clienții.',
        ],
        ru: [
          'Выращено у нас, привыкло к климату Молдовы.',
          'Здоровый материал, без болезней.',
          'У покупателей приживается хорошо.',
        ],
        en: ['Grown here, used to our climate.'],
      },
      {
        ro: [
          'Dau sfaturi despre plantare și îngrijire.',
          'De la 10 bucăți prețul este mai mic.',
          'Trimitem și prin poștă.',
        ],
        ru: ['Подскажу, как посадить и ухаживать.', 'От 10 штук дешевле.', 'Отправляем и почтой.'],
        en: ['I gladly advise on planting.'],
      },
    ],
  },
  'mobilier-gradina': {
    goods: [
      {
        ro: 'Set de grădină din ratan, masă și 4 fotolii',
        ru: 'Садовый комплект из ротанга, стол и 4 кресла',
        en: 'Rattan garden set, table and 4 chairs',
        price: [4500, 8500],
        attributes: { material: 'plastic' },
      },
      {
        ro: 'Balansoar de grădină pentru 3 persoane',
        ru: 'Садовые качели на 3 места',
        price: [2500, 5500],
        attributes: { material: 'metal' },
      },
      {
        ro: 'Masă cu bănci din lemn, 2 m',
        ru: 'Деревянный стол с лавками, 2 м',
        price: [2500, 5900],
        attributes: { material: 'wood', color: 'brown' },
      },
      {
        ro: 'Foișor din lemn 3 × 3 m',
        ru: 'Деревянная беседка 3 × 3 м',
        price: [14500, 29500],
        attributes: { material: 'wood', color: 'brown' },
      },
      {
        ro: 'Șezlong pliant pentru plajă și curte',
        ru: 'Складной шезлонг для пляжа и двора',
        price: [400, 900],
        attributes: { material: 'metal' },
      },
      {
        ro: 'Umbrelă de grădină 3 m cu suport',
        ru: 'Садовый зонт 3 м с основанием',
        price: [900, 2200],
        attributes: { material: 'fabric' },
      },
    ],
    about: [
      {
        ro: [
          'Rezistă la ploaie și soare.',
          'Stabil, bine prins.',
          'Bun pentru curte, terasă sau vilă.',
        ],
        ru: [
          'Не боится дождя и солнца.',
          'Устойчивая конструкция.',
          'Для двора, террасы или дачи.',
        ],
        en: ['Withstands rain and sun.'],
      },
      {
        ro: [
          'Iarna a stat sub acoperiș.',
          'Se montează în jumătate de oră.',
          'Se poate vedea în curte la noi.',
        ],
        ru: ['Зимой стоит под крышей.', 'Собирается легко.', 'Можно посмотреть у нас во дворе.'],
        en: ['Kept under a roof in winter.'],
      },
    ],
  },
  'gratare-piscine': {
    goods: [
      { ro: 'Grătar din metal gros 4 mm', ru: 'Мангал из металла 4 мм', price: [700, 1900] },
      {
        ro: 'Mangal cu acoperiș, la comandă',
        ru: 'Мангал с крышей на заказ',
        price: [4500, 9500],
        attributes: { state: 'new' },
      },
      {
        ro: 'Piscină cu cadru Bestway 3,66 m',
        ru: 'Каркасный бассейн Bestway 3,66 м',
        en: 'Bestway frame pool, 3.66 m',
        price: [2900, 5500],
      },
      { ro: 'Piscină gonflabilă pentru copii', ru: 'Надувной детский бассейн', price: [250, 700] },
      {
        ro: 'Grătar Weber pe cărbune, 57 cm',
        ru: 'Угольный гриль Weber, 57 см',
        price: [2900, 4900],
      },
      {
        ro: 'Filtru cu nisip pentru piscină',
        ru: 'Песочный фильтр для бассейна',
        price: [1500, 3500],
      },
    ],
    about: [
      {
        ro: [
          'Tot ce trebuie pentru o vară în curte.',
          'Calitate bună, ține mulți ani.',
          'Copiii și musafirii sunt mulțumiți.',
        ],
        ru: [
          'Всё для лета во дворе.',
          'Хорошее качество, прослужит долго.',
          'Дети и гости довольны.',
        ],
        en: ['Everything for a summer in the yard.'],
      },
      {
        ro: [
          'Se încarcă ușor în mașină.',
          'Vând pentru că nu avem loc.',
          'Mai multe poze la cerere.',
        ],
        ru: ['Помогу погрузить в машину.', 'Продаём, не хватает места.', 'Больше фото по запросу.'],
        en: ['More photos on request.'],
      },
    ],
  },
}
