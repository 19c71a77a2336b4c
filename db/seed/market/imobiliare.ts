import type { CategoryRecipes } from './recipe.ts'

export const imobiliare: CategoryRecipes = {
  'apartamente-vanzare': {
    currency: 'EUR',
    goods: [
      {
        ro: 'Apartament cu 1 cameră, {area} m²',
        ru: '1-комнатная квартира, {area} м²',
        en: '1-room apartment, {area} m²',
        price: [41000, 72000],
        attributes: { rooms: '1' },
      },
      {
        ro: 'Garsonieră {area} m², euroreparație',
        ru: 'Студия {area} м², евроремонт',
        price: [32000, 51000],
        attributes: { rooms: 'studio', finish: 'euro' },
      },
      {
        ro: 'Apartament cu 1 cameră + living, {area} m²',
        ru: '1 комната + гостиная, {area} м²',
        price: [52000, 86000],
        attributes: { rooms: '1', housing_fund: 'new', finish: 'euro', furnished: true },
      },
      {
        ro: 'Apartament cu 2 camere, {area} m²',
        ru: '2-комнатная квартира, {area} м²',
        en: '2-room apartment, {area} m²',
        price: [54000, 112000],
        attributes: { rooms: '2' },
      },
      {
        ro: '2 camere, seria 143, etajul {floor}',
        ru: '2 комнаты, 143 серия, {floor} этаж',
        price: [55000, 78000],
        attributes: {
          rooms: '2',
          building_type: 'panel',
          housing_fund: 'secondary',
          floors_total: 9,
        },
      },
      {
        ro: 'Hrușciovkă cu 2 camere, {area} m², reparație cosmetică',
        ru: 'Хрущёвка 2 комнаты, {area} м², косметический ремонт',
        price: [43000, 56000],
        attributes: {
          rooms: '2',
          building_type: 'cotilet',
          housing_fund: 'secondary',
          area: 45,
          floors_total: 5,
          finish: 'cosmetic',
        },
      },
      {
        ro: '2 camere + living, design individual, {area} m²',
        ru: '2 комнаты + салон, авторский дизайн, {area} м²',
        en: '2 bedrooms and living room, designer finish, {area} m²',
        price: [89000, 148000],
        attributes: {
          rooms: '2',
          housing_fund: 'new',
          finish: 'design',
          furnished: true,
          building_type: 'monolith',
        },
      },
      {
        ro: 'Apartament cu 3 camere, {area} m²',
        ru: '3-комнатная квартира, {area} м²',
        en: '3-room apartment, {area} m²',
        price: [69000, 138000],
        attributes: { rooms: '3' },
      },
      {
        ro: '3 camere, seria 102, două balcoane',
        ru: '3 комнаты, 102 серия, два балкона',
        price: [66000, 92000],
        attributes: {
          rooms: '3',
          building_type: 'panel',
          housing_fund: 'secondary',
          balcony: true,
          floors_total: 9,
        },
      },
      {
        ro: 'Apartament cu 3 camere, necesită reparație',
        ru: '3-комнатная квартира под ремонт',
        price: [56000, 79000],
        attributes: {
          rooms: '3',
          finish: 'needs-repair',
          housing_fund: 'secondary',
          furnished: false,
        },
      },
      {
        ro: '3 camere în bloc de elită, {area} m²',
        ru: '3 комнаты в элитном доме, {area} м²',
        price: [118000, 210000],
        attributes: {
          rooms: '3',
          housing_fund: 'new',
          finish: 'design',
          building_type: 'brick',
          parking: true,
        },
      },
      {
        ro: 'Apartament cu 4 camere, {area} m²',
        ru: '4-комнатная квартира, {area} м²',
        price: [88000, 175000],
        attributes: { rooms: '4' },
      },
      {
        ro: 'Penthouse cu terasă, {area} m²',
        ru: 'Пентхаус с террасой, {area} м²',
        en: 'Penthouse with terrace, {area} m²',
        price: [195000, 390000],
        attributes: {
          rooms: '5',
          housing_fund: 'new',
          finish: 'design',
          building_type: 'monolith',
          floor: 12,
          floors_total: 12,
          balcony: true,
        },
      },
    ],
    about: [
      {
        ro: [
          'Apartament luminos, ferestrele dau în curte.',
          'Apartament de mijloc, cald iarna și răcoros vara.',
          'Planificare reușită, camere separate de zona de zi.',
          'Bloc îngrijit, vecini liniștiți, scara curată.',
          'Se vinde un apartament spațios, potrivit pentru o familie.',
        ],
        ru: [
          'Светлая квартира, окна во двор.',
          'Квартира не угловая, зимой тепло, летом прохладно.',
          'Удачная планировка, зона отдыха отделена.',
          'Ухоженный дом, тихие соседи, чистый подъезд.',
          'Продаётся просторная квартира, подойдёт для семьи.',
        ],
        en: [
          'Bright apartment with windows to the courtyard.',
          'Warm in winter, not at the end of the block.',
          'Clean staircase and quiet neighbours.',
        ],
      },
      {
        ro: [
          'Încălzire autonomă, cheltuieli mici iarna.',
          'Geamuri termopan, ușă blindată, contoare la toate.',
          'Balcon izolat și vitrat.',
          'Rămâne toată mobila și tehnica de uz casnic.',
          'Suprafața totală {area} m², etajul {floor} din {floors_total}.',
        ],
        ru: [
          'Автономное отопление, зимой небольшие расходы.',
          'Стеклопакеты, бронированная дверь, счётчики на всё.',
          'Балкон утеплён и застеклён.',
          'Остаётся вся мебель и бытовая техника.',
          'Общая площадь {area} м², этаж {floor} из {floors_total}.',
        ],
        en: [
          'Double glazing, armoured door, meters for everything.',
          'Total area {area} m², floor {floor} of {floors_total}.',
        ],
      },
      {
        ro: [
          'Alături: grădiniță, școală, supermarket și stație de transport public.',
          'Zonă verde, parc la cinci minute de mers pe jos.',
          'Loc de parcare în curte pentru locatari.',
          'Infrastructură dezvoltată, tot ce trebuie e aproape.',
        ],
        ru: [
          'Рядом садик, школа, супермаркет и остановка.',
          'Зелёная зона, парк в пяти минутах пешком.',
          'Парковка во дворе для жильцов.',
          'Развитая инфраструктура, всё нужное рядом.',
        ],
        en: [
          'School, kindergarten, supermarket and bus stop nearby.',
          'A park is five minutes away.',
        ],
      },
      {
        ro: [
          'Se acceptă credit ipotecar și Prima casă.',
          'Apartamentul este liber, fără datorii și fără gaj.',
          'Un singur proprietar, acte pregătite.',
        ],
        ru: [
          'Подходит под ипотеку и «Prima casă».',
          'Квартира свободна, без долгов и залога.',
          'Один собственник, документы готовы.',
        ],
        en: ['Suitable for a mortgage, free of debts.'],
      },
    ],
  },
  'apartamente-chirie': {
    currency: 'EUR',
    goods: [
      {
        ro: 'Chirie garsonieră mobilată',
        ru: 'Сдаю студию с мебелью',
        en: 'Furnished studio for rent',
        price: [230, 370],
        attributes: { offer_type: 'rent-out', rooms: 'studio', furnished: true },
      },
      {
        ro: 'Dau în chirie apartament cu 1 cameră',
        ru: 'Сдаётся 1-комнатная квартира',
        en: '1-room apartment for rent',
        price: [250, 430],
        attributes: { offer_type: 'rent-out', rooms: '1' },
      },
      {
        ro: 'Chirie 1 cameră, bloc nou, {area} m²',
        ru: 'Аренда 1-комнатной в новострое, {area} м²',
        price: [320, 500],
        attributes: {
          offer_type: 'rent-out',
          rooms: '1',
          finish: 'euro',
          heating: 'autonomous',
          furnished: true,
        },
      },
      {
        ro: 'Apartament cu 1 cameră pentru studenți',
        ru: '1-комнатная квартира для студентов',
        price: [200, 290],
        attributes: { offer_type: 'rent-out', rooms: '1', finish: 'cosmetic', furnished: true },
      },
      {
        ro: 'Dau în chirie apartament cu 2 camere, {area} m²',
        ru: 'Сдаю 2-комнатную квартиру, {area} м²',
        en: '2-room apartment for rent, {area} m²',
        price: [300, 590],
        attributes: { offer_type: 'rent-out', rooms: '2' },
      },
      {
        ro: 'Chirie 2 camere cu mobilă și tehnică nouă',
        ru: '2 комнаты с новой мебелью и техникой',
        price: [420, 690],
        attributes: { offer_type: 'rent-out', rooms: '2', furnished: true, finish: 'euro' },
      },
      {
        ro: '2 camere + living în chirie pe termen lung',
        ru: '2 комнаты + салон на длительный срок',
        price: [480, 800],
        attributes: { offer_type: 'rent-out', rooms: '2', finish: 'design', furnished: true },
      },
      {
        ro: 'Chirie 3 camere pentru familie',
        ru: 'Сдаётся 3-комнатная для семьи',
        price: [380, 750],
        attributes: { offer_type: 'rent-out', rooms: '3' },
      },
      {
        ro: 'Apartament cu 3 camere în chirie, design individual',
        ru: '3-комнатная в аренду, дизайнерский ремонт',
        en: '3-room designer apartment for rent',
        price: [650, 1200],
        attributes: {
          offer_type: 'rent-out',
          rooms: '3',
          finish: 'design',
          furnished: true,
          parking: true,
        },
      },
      {
        ro: 'Apartament nemobilat cu 2 camere, chirie',
        ru: '2-комнатная без мебели, аренда',
        price: [260, 400],
        attributes: { offer_type: 'rent-out', rooms: '2', furnished: false, finish: 'euro' },
      },
      {
        ro: 'Chirie apartament cu 2 camere, se acceptă animale',
        ru: 'Аренда 2-комнатной, можно с животными',
        price: [330, 520],
        attributes: { offer_type: 'rent-out', rooms: '2', pets_allowed: true },
      },
      {
        ro: 'Apartament spațios cu 4 camere în chirie',
        ru: 'Просторная 4-комнатная в аренду',
        price: [600, 1300],
        attributes: { offer_type: 'rent-out', rooms: '4', finish: 'euro' },
      },
    ],
    about: [
      {
        ro: [
          'Apartament curat și călduros, gata de locuit.',
          'Apartament luminos, după reparație.',
          'Zonă liniștită, curte îngrijită, vecini de treabă.',
          'Se închiriază pe termen lung, unor persoane ordonate.',
        ],
        ru: [
          'Чистая и тёплая квартира, готова к проживанию.',
          'Светлая квартира после ремонта.',
          'Тихий район, ухоженный двор, хорошие соседи.',
          'Сдаётся на длительный срок аккуратным людям.',
        ],
        en: ['Clean and warm, ready to move in.', 'Long-term rent to tidy tenants.'],
      },
      {
        ro: [
          'Mobilat complet: canapea, dulap, frigider, mașină de spălat, TV.',
          'Internet conectat, aer condiționat.',
          'Încălzire autonomă, plătiți doar cât consumați.',
          'Bucătărie cu tot ce trebuie, baie cu duș.',
        ],
        ru: [
          'Вся мебель: диван, шкаф, холодильник, стиральная машина, ТВ.',
          'Интернет подключён, есть кондиционер.',
          'Автономное отопление, платите только по счётчику.',
          'Кухня со всем необходимым, душ в ванной.',
        ],
        en: [
          'Fully furnished, with fridge, washing machine and TV.',
          'Internet and air conditioning.',
        ],
      },
      {
        ro: [
          'Aproape de stația de troleibuz și supermarket.',
          'Parcare liberă în curte.',
          'Universitate și parc la câteva minute.',
          'Până în centru ajungeți repede cu transportul public.',
        ],
        ru: [
          'Рядом остановка троллейбуса и супермаркет.',
          'Свободная парковка во дворе.',
          'Университет и парк в нескольких минутах.',
          'До центра быстро на общественном транспорте.',
        ],
        en: ['Close to public transport and shops.'],
      },
      {
        ro: [
          'La intrare se achită prima lună și depozitul pentru o lună.',
          'Comunalele se plătesc separat, după contoare.',
          'Rugăm fără fumători.',
        ],
        ru: [
          'При заселении первый месяц и депозит за один месяц.',
          'Коммунальные отдельно, по счётчикам.',
          'Просьба без курящих.',
        ],
        en: ['One month deposit, utilities paid separately.'],
      },
    ],
  },
  'apartamente-noi': {
    currency: 'EUR',
    goods: [
      {
        ro: 'Apartament nou cu 1 cameră, variantă albă, {area} m²',
        ru: '1-комнатная в новострое, белый вариант, {area} м²',
        en: 'New 1-room apartment, white finish, {area} m²',
        price: [38000, 59000],
        attributes: {
          rooms: '1',
          housing_fund: 'new',
          finish: 'white',
          author: 'developer',
          furnished: false,
        },
      },
      {
        ro: '2 camere în bloc nou, variantă albă, {area} m²',
        ru: '2 комнаты в новострое, белый вариант, {area} м²',
        price: [56000, 92000],
        attributes: { rooms: '2', housing_fund: 'new', finish: 'white', furnished: false },
      },
      {
        ro: '3 camere, variantă gri, {area} m², rate de la dezvoltator',
        ru: '3 комнаты, серый вариант, {area} м², рассрочка от застройщика',
        price: [72000, 118000],
        attributes: {
          rooms: '3',
          housing_fund: 'new',
          finish: 'grey',
          author: 'developer',
          furnished: false,
        },
      },
      {
        ro: 'Studio în complex nou, dat în exploatare',
        ru: 'Студия в новом комплексе, дом сдан',
        price: [29500, 43000],
        attributes: { rooms: 'studio', housing_fund: 'new', finish: 'white', furnished: false },
      },
      {
        ro: 'Bloc nou: 2 camere cu euroreparație, {area} m²',
        ru: 'Новострой: 2 комнаты с евроремонтом, {area} м²',
        price: [78000, 119000],
        attributes: { rooms: '2', housing_fund: 'new', finish: 'euro' },
      },
      {
        ro: 'Cesiune apartament cu 1 cameră, bloc în construcție',
        ru: 'Переуступка 1-комнатной, дом строится',
        price: [33000, 49000],
        attributes: { rooms: '1', housing_fund: 'new', finish: 'grey', furnished: false },
      },
    ],
    about: [
      {
        ro: [
          'Fațadă ventilată, pereții țin bine căldura.',
          'Complex cu curte închisă, fără mașini, teren de joacă.',
          'Lift silențios, hol cu finisaj de calitate.',
          'Planificare modernă, ferestre mari.',
        ],
        ru: [
          'Фасад вентилируемый, стены хорошо держат тепло.',
          'Комплекс с закрытым двором без машин, детская площадка.',
          'Бесшумный лифт, качественная отделка холла.',
          'Современная планировка, большие окна.',
        ],
        en: ['Gated courtyard without cars, playground.', 'Modern layout with large windows.'],
      },
      {
        ro: [
          'Încălzire autonomă cu cazan în fiecare apartament.',
          'Parcare subterană și boxe la subsol.',
          'Etajul {floor} din {floors_total}, suprafața {area} m².',
          'Spații comerciale la parter: farmacie, cafenea, magazin.',
        ],
        ru: [
          'Автономное отопление, котёл в каждой квартире.',
          'Подземная парковка и кладовые в подвале.',
          'Этаж {floor} из {floors_total}, площадь {area} м².',
          'На первом этаже аптека, кафе, магазин.',
        ],
        en: ['Individual boiler, autonomous heating.'],
      },
      {
        ro: [
          'Prima rată 30%, restul pe parcursul a doi ani.',
          'Se acceptă credit ipotecar.',
          'Preț special la achitare integrală.',
        ],
        ru: [
          'Первый взнос 30%, остальное за два года.',
          'Подходит под ипотеку.',
          'При полной оплате особая цена.',
        ],
        en: ['30% first payment, the rest in two years.'],
      },
    ],
  },
  camere: {
    currency: 'EUR',
    goods: [
      {
        ro: 'Cameră în cămin, {area} m²',
        ru: 'Комната в общежитии, {area} м²',
        price: [11500, 19500],
        attributes: { offer_type: 'sell' },
      },
      {
        ro: 'Dau în chirie o cameră pentru o fată',
        ru: 'Сдаю комнату для девушки',
        price: [110, 170],
        attributes: { offer_type: 'rent-out', furnished: true },
      },
      {
        ro: 'Cameră în chirie pentru studenți',
        ru: 'Комната в аренду студентам',
        en: 'Room for students',
        price: [100, 160],
        attributes: { offer_type: 'rent-out', furnished: true },
      },
      {
        ro: 'Cameră cu bloc sanitar propriu, {area} m²',
        ru: 'Комната со своим санузлом, {area} м²',
        price: [17500, 27500],
        attributes: { offer_type: 'sell' },
      },
      {
        ro: 'Chirie cameră în apartament cu 3 camere',
        ru: 'Комната в аренду в трёхкомнатной',
        price: [120, 190],
        attributes: { offer_type: 'rent-out', furnished: true },
      },
    ],
    about: [
      {
        ro: [
          'Cameră luminoasă, cu fereastră nouă și ușă metalică.',
          'Casă liniștită, vecini cumsecade.',
          'Bucătăria și baia sunt curate.',
          'În cameră: pat, dulap, masă de scris, totul rămâne mobilat.',
        ],
        ru: [
          'Светлая комната, новое окно и металлическая дверь.',
          'Спокойный дом, порядочные соседи.',
          'Кухня и ванная чистые.',
          'В комнате мебель: кровать, шкаф, письменный стол.',
        ],
        en: ['Bright and quiet room.', 'Furnished: bed, wardrobe and desk.'],
      },
      {
        ro: [
          'Aproape de universitate și stația de autobuz.',
          'Internet și mașină de spălat disponibile.',
          'Cheltuieli comunale mici.',
        ],
        ru: [
          'Рядом университет и остановка.',
          'Есть интернет и стиральная машина.',
          'Коммунальные небольшие.',
        ],
        en: ['Internet and washing machine available.'],
      },
    ],
  },
  'case-vanzare': {
    currency: 'EUR',
    goods: [
      {
        ro: 'Casă cu 4 camere, {area} m², teren {land_area} ari',
        ru: 'Дом 4 комнаты, {area} м², участок {land_area} соток',
        en: '4-room house, {area} m² on {land_area} ares',
        price: [85000, 190000],
        attributes: { rooms: '4' },
      },
      {
        ro: 'Casă nouă cu 2 niveluri, variantă albă',
        ru: 'Новый двухэтажный дом, белый вариант',
        price: [115000, 185000],
        attributes: { rooms: '5', floors_total: 2, finish: 'white' },
      },
      {
        ro: 'Casă la țară, {land_area} ari, livadă și beci',
        ru: 'Дом в селе, {land_area} соток, сад и погреб',
        price: [12000, 33000],
        attributes: {
          rooms: '3',
          floors_total: 1,
          finish: 'cosmetic',
          land_area: 25,
          building_type: 'cotilet',
        },
      },
      {
        ro: 'Casă cu euroreparație, gata de locuit, {area} m²',
        ru: 'Дом с евроремонтом, заходи и живи, {area} м²',
        price: [130000, 260000],
        attributes: { rooms: '5', finish: 'euro', heating: 'autonomous' },
      },
      {
        ro: 'Townhouse cu 3 camere, {area} m²',
        ru: 'Таунхаус 3 комнаты, {area} м²',
        en: 'Townhouse, 3 rooms, {area} m²',
        price: [92000, 145000],
        attributes: { rooms: '3', floors_total: 2, land_area: 2.5, building_type: 'aerated' },
      },
      {
        ro: 'Casă veche cu teren {land_area} ari',
        ru: 'Старый дом с участком {land_area} соток',
        price: [24000, 58000],
        attributes: { rooms: '2', finish: 'needs-repair', floors_total: 1 },
      },
      {
        ro: 'Jumătate de casă, curte separată',
        ru: 'Полдома с отдельным двором',
        price: [38000, 72000],
        attributes: { rooms: '2', floors_total: 1, land_area: 3 },
      },
      {
        ro: 'Vilă cu 3 niveluri și piscină, {area} m²',
        ru: 'Вилла 3 этажа с бассейном, {area} м²',
        en: 'Villa with pool, {area} m²',
        price: [280000, 620000],
        attributes: { rooms: '5', floors_total: 3, finish: 'design', parking: true },
      },
      {
        ro: 'Casă din cotileț, 3 camere, {area} m²',
        ru: 'Дом из котельца, 3 комнаты, {area} м²',
        price: [48000, 98000],
        attributes: { rooms: '3', building_type: 'cotilet' },
      },
      {
        ro: 'Casă în variantă gri, {area} m²',
        ru: 'Дом, серый вариант, {area} м²',
        price: [68000, 125000],
        attributes: { rooms: '5', finish: 'grey' },
      },
      {
        ro: 'Casă cu garaj și sobă, comunicații la poartă',
        ru: 'Дом с гаражом и печью, коммуникации у ворот',
        price: [32000, 64000],
        attributes: { rooms: '3', parking: true, floors_total: 1 },
      },
      {
        ro: 'Casă mică cu 2 camere pentru familie tânără',
        ru: 'Небольшой дом на 2 комнаты для молодой семьи',
        price: [29000, 56000],
        attributes: { rooms: '2', floors_total: 1, finish: 'cosmetic' },
      },
    ],
    about: [
      {
        ro: [
          'Casă trainică, fundament bun, acoperiș fără scurgeri.',
          'Curte îngrijită, poartă metalică, gard pe tot perimetrul.',
          'Casa a fost construită pentru sine, fără economii la materiale.',
          'Gospodărie caldă și liniștită, cu vecini buni.',
        ],
        ru: [
          'Крепкий дом, хороший фундамент, крыша не течёт.',
          'Ухоженный двор, металлические ворота, забор по периметру.',
          'Дом строился для себя, на материалах не экономили.',
          'Тёплое тихое хозяйство, хорошие соседи.',
        ],
        en: ['Solid house with a good roof and foundation.', 'Well-kept fenced yard.'],
      },
      {
        ro: [
          'Teren de {land_area} ari, pomi fructiferi și viță-de-vie.',
          'În curte: beci, bucătărie de vară și fântână.',
          'Intrare pentru mașină și loc de parcare în curte.',
          'Loc pentru grădină, foișor și grătar.',
        ],
        ru: [
          'Участок {land_area} соток, фруктовые деревья и виноград.',
          'Во дворе погреб, летняя кухня и колодец.',
          'Заезд для машины и парковка во дворе.',
          'Есть место под огород, беседку и мангал.',
        ],
        en: ['Plot of {land_area} ares with fruit trees.'],
      },
      {
        ro: [
          'Drum asfaltat până la poartă.',
          'Transportul public oprește aproape.',
          'Grădinița, școala și magazinul sunt la câteva minute.',
          'Cadastru la zi, fără datorii.',
        ],
        ru: [
          'Асфальт до самых ворот.',
          'Общественный транспорт останавливается рядом.',
          'Садик, школа и магазин в нескольких минутах.',
          'Кадастр в порядке, долгов нет.',
        ],
        en: ['Asphalt road to the gate, school and shop nearby.'],
      },
    ],
  },
  'case-chirie': {
    currency: 'EUR',
    goods: [
      {
        ro: 'Casă în chirie, 3 camere, {area} m²',
        ru: 'Сдаётся дом, 3 комнаты, {area} м²',
        en: 'House for rent, 3 rooms, {area} m²',
        price: [350, 650],
        attributes: { offer_type: 'rent-out', rooms: '3' },
      },
      {
        ro: 'Chirie casă cu 2 niveluri și garaj',
        ru: 'Аренда двухэтажного дома с гаражом',
        price: [700, 1400],
        attributes: {
          offer_type: 'rent-out',
          rooms: '5',
          floors_total: 2,
          parking: true,
          finish: 'euro',
        },
      },
      {
        ro: 'Dau în chirie casă pe pământ, 2 camere',
        ru: 'Сдаю дом на земле, 2 комнаты',
        price: [200, 350],
        attributes: { offer_type: 'rent-out', rooms: '2', floors_total: 1 },
      },
      {
        ro: 'Casă în chirie pentru oficiu sau grădiniță',
        ru: 'Дом в аренду под офис или детский сад',
        price: [900, 1700],
        attributes: { offer_type: 'rent-out', rooms: '5', floors_total: 2, finish: 'euro' },
      },
      {
        ro: 'Townhouse în chirie pe termen lung',
        ru: 'Таунхаус в аренду на длительный срок',
        price: [600, 950],
        attributes: { offer_type: 'rent-out', rooms: '4', floors_total: 2, finish: 'design' },
      },
    ],
    about: [
      {
        ro: [
          'Casa este curată, cu baie și bucătărie moderne.',
          'Curte separată, poartă închisă.',
          'Se închiriază pe termen lung.',
          'Casă caldă, geamuri noi, apă caldă permanent.',
        ],
        ru: [
          'Дом чистый, современные кухня и ванная.',
          'Отдельный двор, закрытые ворота.',
          'Сдаётся на длительный срок.',
          'Тёплый дом, новые окна, горячая вода постоянно.',
        ],
        en: ['Clean house with its own yard.', 'Long-term rent.'],
      },
      {
        ro: [
          'În curte se poate face grătar, sunt pomi și gazon.',
          'Comunalele se achită după contoare.',
          'La intrare: prima lună și un depozit.',
          'Internet prin fibră optică.',
        ],
        ru: [
          'Во дворе можно жарить шашлык, есть деревья и газон.',
          'Коммунальные по счётчикам.',
          'При заселении первый месяц и депозит.',
          'Оптоволоконный интернет.',
        ],
        en: ['Utilities are paid by the meters.'],
      },
    ],
  },
  'case-vacanta': {
    currency: 'EUR',
    goods: [
      {
        ro: 'Casă de vacanță lângă pădure, {land_area} ari',
        ru: 'Дача у леса, {land_area} соток',
        price: [15000, 34000],
        attributes: { rooms: '2', floors_total: 2 },
      },
      {
        ro: 'Vilă la lac, {area} m²',
        ru: 'Дача у озера, {area} м²',
        en: 'Summer house by the lake, {area} m²',
        price: [28000, 62000],
        attributes: { rooms: '3', floors_total: 2 },
      },
      {
        ro: 'Căsuță de vară cu 6 ari, livadă roditoare',
        ru: 'Летний домик, 6 соток, плодоносящий сад',
        price: [6500, 14500],
        attributes: { rooms: '1', floors_total: 1, land_area: 6, heating: 'none' },
      },
      {
        ro: 'Casă de vacanță din lemn, cu teracotă',
        ru: 'Деревянная дача с печкой',
        price: [19500, 38000],
        attributes: { rooms: '3', building_type: '', finish: 'cosmetic' },
      },
      {
        ro: 'Casă de vacanță cu beci și foișor, {land_area} ari',
        ru: 'Дача с погребом и беседкой, {land_area} соток',
        price: [9500, 21000],
        attributes: { rooms: '2' },
      },
    ],
    about: [
      {
        ro: [
          'Loc liniștit pentru odihnă, aer curat.',
          'Bună pentru weekend și pentru copii vara.',
          'Asociație pomicolă cu pază și poartă.',
          'Priveliște frumoasă din curte.',
        ],
        ru: [
          'Тихое место для отдыха, чистый воздух.',
          'Хороша для выходных и для детей летом.',
          'Товарищество с охраной и воротами.',
          'Красивый вид со двора.',
        ],
        en: ['Quiet place with clean air.'],
      },
      {
        ro: [
          'Pe lot: nuci, cireși, viță-de-vie și zmeură.',
          'Apa vine după grafic, lumina tot anul.',
          'Drum bun, se ajunge și iarna.',
          'Terenul de {land_area} ari este privatizat.',
        ],
        ru: [
          'На участке орехи, черешня, виноград и малина.',
          'Вода по графику, свет круглый год.',
          'Хорошая дорога, проезд и зимой.',
          'Участок {land_area} соток приватизирован.',
        ],
        en: ['Walnut, cherry trees and vines on the plot.'],
      },
    ],
  },
  'terenuri-constructii': {
    currency: 'EUR',
    goods: [
      {
        ro: 'Teren pentru construcție, 6 ari',
        ru: 'Участок под строительство, 6 соток',
        en: 'Building plot, 6 ares',
        price: [15000, 42000],
        attributes: { land_area: 6 },
      },
      {
        ro: 'Lot de casă 10 ari, comunicații alături',
        ru: 'Участок под дом 10 соток, коммуникации рядом',
        price: [12000, 38000],
        attributes: { land_area: 10 },
      },
      {
        ro: 'Teren 4,5 ari cu proiect de casă',
        ru: 'Участок 4,5 сотки с проектом дома',
        price: [18000, 36000],
        attributes: { land_area: 4.5 },
      },
      {
        ro: 'Teren 12 ari, colț, ieșire la două străzi',
        ru: 'Участок 12 соток, угловой, выход на две улицы',
        price: [24000, 59000],
        attributes: { land_area: 12 },
      },
      {
        ro: 'Lot 8 ari cu fundament turnat',
        ru: 'Участок 8 соток с залитым фундаментом',
        price: [19500, 41000],
        attributes: { land_area: 8 },
      },
      {
        ro: 'Teren 50 ari pentru construcție comercială',
        ru: 'Земля 50 соток под коммерческое строительство',
        price: [75000, 190000],
        attributes: { land_area: 50 },
      },
      {
        ro: 'Teren de construcție la traseu, 20 ari',
        ru: 'Участок у трассы, 20 соток',
        price: [22000, 65000],
        attributes: { land_area: 20 },
      },
    ],
    about: [
      {
        ro: [
          'Teren drept, formă dreptunghiulară, fără pantă.',
          'Zonă nouă cu case, vecinii deja construiesc.',
          'Destinație pentru construcții, confirmată în cadastru.',
          'Priveliște deschisă, loc uscat.',
        ],
        ru: [
          'Ровный участок прямоугольной формы.',
          'Новый район с домами, соседи уже строятся.',
          'Назначение под строительство подтверждено кадастром.',
          'Открытый вид, место сухое.',
        ],
        en: ['Level rectangular plot.', 'Zoned for construction in the cadastre.'],
      },
      {
        ro: [
          'Comunicațiile trec pe marginea terenului.',
          'Drum de acces cu prundiș, pe tot anul.',
          'Transport public la câteva minute de mers.',
          'Plan cadastral și acte la mână.',
        ],
        ru: [
          'Коммуникации проходят по границе участка.',
          'Подъезд засыпан гравием, круглый год.',
          'До остановки несколько минут пешком.',
          'Кадастровый план и документы на руках.',
        ],
        en: ['Year-round access road.'],
      },
    ],
  },
  'terenuri-agricole': {
    currency: 'EUR',
    goods: [
      {
        ro: 'Teren agricol 1 ha, cernoziom',
        ru: 'Сельхозземля 1 га, чернозём',
        price: [2200, 4500],
        attributes: { land_area: 100 },
      },
      {
        ro: 'Pământ arabil 5 ha, un singur masiv',
        ru: 'Пашня 5 га одним массивом',
        price: [14000, 24000],
        attributes: { land_area: 500 },
      },
      {
        ro: 'Livadă de nuci 2 ha, pe rod',
        ru: 'Ореховый сад 2 га, плодоносит',
        price: [12000, 22000],
        attributes: { land_area: 200 },
      },
      {
        ro: 'Vie 1,5 ha, soiuri de masă',
        ru: 'Виноградник 1,5 га, столовые сорта',
        price: [9000, 17000],
        attributes: { land_area: 150 },
      },
      {
        ro: 'Cote de pământ 3,2 ha',
        ru: 'Паи земли 3,2 га',
        price: [6500, 12500],
        attributes: { land_area: 320 },
      },
      {
        ro: 'Dau în arendă teren agricol, 10 ha',
        ru: 'Сдам в аренду сельхозземлю, 10 га',
        price: [900, 1800],
        attributes: { land_area: 1000, offer_type: 'rent-out' },
      },
    ],
    about: [
      {
        ro: [
          'Pământ roditor, lucrat în fiecare an.',
          'Acces la drum de țară, potrivit pentru tehnică mare.',
          'Terenul nu este în pantă, se lucrează ușor.',
        ],
        ru: [
          'Плодородная земля, обрабатывается каждый год.',
          'Подъезд по полевой дороге, пройдёт большая техника.',
          'Участок без уклона, обрабатывать легко.',
        ],
      },
      {
        ro: [
          'Aproape este un iaz, se poate face irigare.',
          'Numărul cadastral îl spun la telefon.',
          'Bonitate bună, fără buruieni.',
        ],
        ru: [
          'Рядом пруд, можно сделать орошение.',
          'Кадастровый номер скажу по телефону.',
          'Хорошая бонитировка, чисто от сорняков.',
        ],
      },
    ],
  },
  'loturi-pomicole': {
    currency: 'EUR',
    goods: [
      {
        ro: 'Lot pomicol 6 ari',
        ru: 'Садовый участок 6 соток',
        price: [2500, 8500],
        attributes: { land_area: 6 },
      },
      {
        ro: 'Lot 12 ari cu livadă și căsuță mică',
        ru: 'Участок 12 соток с садом и домиком',
        price: [5500, 14500],
        attributes: { land_area: 12 },
      },
      {
        ro: 'Vând lot în asociație pomicolă, 5,5 ari',
        ru: 'Продаю участок в садовом товариществе, 5,5 сотки',
        price: [2200, 7000],
        attributes: { land_area: 5.5 },
      },
      {
        ro: 'Lot pomicol cu fântână, 8 ari',
        ru: 'Садовый участок с колодцем, 8 соток',
        price: [4000, 9900],
        attributes: { land_area: 8 },
      },
      {
        ro: 'Două loturi alăturate, 13 ari',
        ru: 'Два соседних участка, 13 соток',
        price: [5000, 15500],
        attributes: { land_area: 13 },
      },
    ],
    about: [
      {
        ro: [
          'Pe lot cresc cireși, nuci, meri și viță-de-vie.',
          'Lotul este curățat, gata de lucru în primăvară.',
          'Vecinii locuiesc tot anul.',
          'Loc cu soare, ferit de vânt.',
        ],
        ru: [
          'На участке черешня, орех, яблони и виноград.',
          'Участок чистый, готов к весенним работам.',
          'Соседи живут круглый год.',
          'Солнечное место, закрыто от ветра.',
        ],
      },
      {
        ro: [
          'Se poate construi o casă de vacanță.',
          'Până la stația de autobuz zece minute pe jos.',
          'Privatizat, fără datorii la asociație.',
        ],
        ru: [
          'Можно построить дачу.',
          'До автобусной остановки десять минут пешком.',
          'Приватизирован, долгов перед товариществом нет.',
        ],
      },
    ],
  },
  oficii: {
    currency: 'EUR',
    goods: [
      {
        ro: 'Oficiu în chirie, {area} m²',
        ru: 'Офис в аренду, {area} м²',
        en: 'Office for rent, {area} m²',
        price: [250, 2600],
        attributes: { offer_type: 'rent-out' },
      },
      {
        ro: 'Oficiu open space în centru de afaceri, 120 m²',
        ru: 'Офис open space в бизнес-центре, 120 м²',
        price: [1200, 1900],
        attributes: { offer_type: 'rent-out', area: 120, finish: 'euro' },
      },
      {
        ro: 'Vând oficiu 65 m², intrare separată',
        ru: 'Продаю офис 65 м², отдельный вход',
        price: [62000, 105000],
        attributes: { area: 65, floor: 1 },
      },
      {
        ro: 'Birou 18 m² pentru 2–3 persoane',
        ru: 'Кабинет 18 м² на 2–3 человека',
        price: [150, 250],
        attributes: { offer_type: 'rent-out', area: 18 },
      },
      {
        ro: 'Oficiu cu mobilă, 45 m²',
        ru: 'Офис с мебелью, 45 м²',
        price: [400, 650],
        attributes: { offer_type: 'rent-out', area: 45, finish: 'euro' },
      },
    ],
    about: [
      {
        ro: [
          'Spațiu luminos, aer condiționat, internet prin fibră optică.',
          'Clădire cu pază și acces pe cartelă.',
          'Potrivit pentru firmă IT, contabilitate sau notariat.',
        ],
        ru: [
          'Светлое помещение, кондиционер, оптоволокно.',
          'Здание с охраной и доступом по карте.',
          'Подойдёт для ИТ-фирмы, бухгалтерии или нотариуса.',
        ],
        en: ['Bright, air-conditioned, fibre internet.', 'Guarded building with card access.'],
      },
      {
        ro: [
          'Sală de ședințe și bucătărie comună pe etaj.',
          'Parcare pentru angajați și clienți.',
          'Plata prin transfer, cu factură.',
          'Transport public chiar la intrare.',
        ],
        ru: [
          'На этаже переговорная и общая кухня.',
          'Парковка для сотрудников и клиентов.',
          'Работаем по перечислению.',
          'Остановка прямо у входа.',
        ],
        en: ['Meeting room and shared kitchen on the floor.'],
      },
    ],
  },
  'magazine-spatii': {
    currency: 'EUR',
    goods: [
      {
        ro: 'Spațiu comercial la parter, {area} m², chirie',
        ru: 'Торговая площадь на первом этаже, {area} м², аренда',
        price: [350, 3900],
        attributes: { offer_type: 'rent-out', floor: 1 },
      },
      {
        ro: 'Vând magazin 90 m², prima linie',
        ru: 'Продаю магазин 90 м², первая линия',
        price: [95000, 175000],
        attributes: { area: 90, floor: 1 },
      },
      {
        ro: 'Butic în centru comercial, 20 m²',
        ru: 'Бутик в торговом центре, 20 м²',
        price: [250, 480],
        attributes: { offer_type: 'rent-out', area: 20 },
      },
      {
        ro: 'Spațiu comercial 150 m² cu vitrine',
        ru: 'Помещение 150 м² с витринами',
        price: [1300, 2400],
        attributes: { offer_type: 'rent-out', area: 150, floor: 1 },
      },
      {
        ro: 'Magazin alimentar funcțional într-un sat, 70 m²',
        ru: 'Действующий продуктовый магазин в селе, 70 м²',
        price: [22000, 39000],
        attributes: { area: 70, floor: 1 },
      },
    ],
    about: [
      {
        ro: [
          'Flux mare de oameni, stație de transport alături.',
          'Vitrine spre stradă, loc pentru reclamă.',
          'Potrivit pentru farmacie, magazin sau salon.',
        ],
        ru: [
          'Большой поток людей, рядом остановка.',
          'Витрины на улицу, место под рекламу.',
          'Подойдёт под аптеку, магазин или салон.',
        ],
      },
      {
        ro: [
          'Electricitate trifazată, bloc sanitar propriu.',
          'Se poate replanifica după nevoi.',
          'Acces comod pentru descărcarea mărfii.',
          'Parcare în fața intrării.',
        ],
        ru: [
          'Три фазы, свой санузел.',
          'Можно перепланировать под себя.',
          'Удобная разгрузка товара.',
          'Парковка перед входом.',
        ],
      },
    ],
  },
  'depozite-productie': {
    currency: 'EUR',
    goods: [
      {
        ro: 'Depozit în chirie, 300 m²',
        ru: 'Склад в аренду, 300 м²',
        en: 'Warehouse for rent, 300 m²',
        price: [600, 1200],
        attributes: { offer_type: 'rent-out', area: 300, floor: 1, finish: '' },
      },
      {
        ro: 'Hală de producere 1000 m², vânzare',
        ru: 'Производственный цех 1000 м², продажа',
        price: [180000, 350000],
        attributes: { area: 1000, floor: 1, finish: '' },
      },
      {
        ro: 'Depozit frigorific 150 m²',
        ru: 'Холодильный склад 150 м²',
        price: [600, 1100],
        attributes: { offer_type: 'rent-out', area: 150, floor: 1, finish: '', heating: 'none' },
      },
      {
        ro: 'Spațiu pentru service auto, 200 m²',
        ru: 'Помещение под автосервис, 200 м²',
        price: [600, 1100],
        attributes: { offer_type: 'rent-out', area: 200, floor: 1, finish: '' },
      },
      {
        ro: 'Depozit la subsol, 80 m²',
        ru: 'Склад в подвале, 80 м²',
        price: [160, 300],
        attributes: { offer_type: 'rent-out', area: 80, floor: -1, finish: '' },
      },
    ],
    about: [
      {
        ro: [
          'Loc uscat, podea din beton, porți largi.',
          'Teritoriu închis, pază și camere video.',
          'Acces comod pentru camioane.',
        ],
        ru: [
          'Сухое место, бетонный пол, широкие ворота.',
          'Закрытая территория, охрана и камеры.',
          'Удобный подъезд для фур.',
        ],
      },
      {
        ro: [
          'Electricitate trifazată cu putere suficientă.',
          'Pe teritoriu este bloc sanitar și spațiu pentru personal.',
          'Contract oficial, plata prin transfer.',
        ],
        ru: [
          'Три фазы, мощности достаточно.',
          'На территории санузел и бытовка для персонала.',
          'Официальный договор, оплата по перечислению.',
        ],
      },
    ],
  },
  'localuri-horeca': {
    currency: 'EUR',
    goods: [
      {
        ro: 'Cafenea utilată în chirie, 60 m²',
        ru: 'Оборудованное кафе в аренду, 60 м²',
        price: [800, 1500],
        attributes: { offer_type: 'rent-out', area: 60, floor: 1, finish: 'euro' },
      },
      {
        ro: 'Restaurant cu terasă, 220 m²',
        ru: 'Ресторан с террасой, 220 м²',
        price: [2200, 3900],
        attributes: { offer_type: 'rent-out', area: 220, floor: 1, finish: 'design' },
      },
      {
        ro: 'Spațiu pentru fast-food, 25 m²',
        ru: 'Помещение под фастфуд, 25 м²',
        price: [350, 600],
        attributes: { offer_type: 'rent-out', area: 25, floor: 1 },
      },
      {
        ro: 'Vând bar funcțional, 110 m²',
        ru: 'Продаю действующий бар, 110 м²',
        price: [85000, 160000],
        attributes: { area: 110, floor: 1, finish: 'design' },
      },
      {
        ro: 'Sală de festivități pentru 150 de persoane',
        ru: 'Банкетный зал на 150 человек',
        price: [2500, 4500],
        attributes: { offer_type: 'rent-out', area: 350, floor: 1, finish: 'euro' },
      },
    ],
    about: [
      {
        ro: [
          'Ventilare cu hotă, apă și canalizare conectate.',
          'Loc cunoscut, clienți permanenți.',
          'Zona de bucătărie este separată de sală.',
        ],
        ru: [
          'Вытяжная вентиляция, вода и канализация подключены.',
          'Известное место, постоянные клиенты.',
          'Кухня отделена от зала.',
        ],
      },
      {
        ro: [
          'Autorizația sanitară a fost obținută.',
          'Trecere mare, oficii și blocuri alături.',
          'Utilajul se poate prelua separat.',
        ],
        ru: [
          'Санитарное разрешение получено.',
          'Проходное место, рядом офисы и жилые дома.',
          'Оборудование можно выкупить отдельно.',
        ],
      },
    ],
  },
  garaje: {
    currency: 'EUR',
    goods: [
      {
        ro: 'Garaj capital, {area} m²',
        ru: 'Капитальный гараж, {area} м²',
        price: [5500, 14500],
        attributes: { offer_type: 'sell' },
      },
      {
        ro: 'Garaj cu beci și groapă',
        ru: 'Гараж с погребом и ямой',
        price: [6500, 15500],
        attributes: { offer_type: 'sell' },
      },
      {
        ro: 'Dau garaj în chirie',
        ru: 'Сдаю гараж в аренду',
        price: [40, 80],
        attributes: { offer_type: 'rent-out' },
      },
      {
        ro: 'Garaj metalic, se poate transporta',
        ru: 'Металлический гараж на вывоз',
        price: [700, 1600],
        attributes: { offer_type: 'sell', area: 18 },
      },
      {
        ro: 'Garaj în cooperativă, 24 m²',
        ru: 'Гараж в кооперативе, 24 м²',
        price: [6000, 13500],
        attributes: { offer_type: 'sell', area: 24 },
      },
    ],
    about: [
      {
        ro: [
          'Uscat, acoperișul nu curge.',
          'Lumina este conectată, contor separat.',
          'Porți înalte, intră și un microbuz.',
        ],
        ru: [
          'Сухой, крыша не течёт.',
          'Свет подключён, отдельный счётчик.',
          'Высокие ворота, зайдёт и микроавтобус.',
        ],
      },
      {
        ro: [
          'Teritoriu păzit, acces non-stop.',
          'Rafturi și masă de lucru înăuntru.',
          'La cinci minute de blocurile de locuit.',
        ],
        ru: [
          'Охраняемая территория, доступ круглосуточно.',
          'Внутри полки и верстак.',
          'В пяти минутах от жилых домов.',
        ],
      },
    ],
  },
  'locuri-parcare': {
    currency: 'EUR',
    goods: [
      {
        ro: 'Loc de parcare subteran, vânzare',
        ru: 'Место на подземной парковке, продажа',
        price: [8500, 17500],
        attributes: { offer_type: 'sell', area: 14 },
      },
      {
        ro: 'Chirie loc de parcare în bloc nou',
        ru: 'Аренда парковочного места в новострое',
        price: [35, 80],
        attributes: { offer_type: 'rent-out', area: 13 },
      },
      {
        ro: 'Parcare închisă cu barieră, loc de vânzare',
        ru: 'Закрытая парковка со шлагбаумом, место',
        price: [4500, 9500],
        attributes: { offer_type: 'sell', area: 13 },
      },
      {
        ro: 'Două locuri de parcare alăturate',
        ru: 'Два парковочных места рядом',
        price: [16000, 29000],
        attributes: { offer_type: 'sell', area: 27 },
      },
      {
        ro: 'Loc pentru motocicletă sau boxă, 6 m²',
        ru: 'Место под мотоцикл или кладовая, 6 м²',
        price: [2500, 4500],
        attributes: { offer_type: 'sell', area: 6 },
      },
    ],
    about: [
      {
        ro: [
          'Lângă lift, manevrare comodă.',
          'Teritoriu supravegheat video, barieră cu telecomandă.',
          'Loc larg, încape și un SUV.',
        ],
        ru: [
          'Рядом с лифтом, удобно маневрировать.',
          'Видеонаблюдение, шлагбаум с пультом.',
          'Широкое место, внедорожник помещается.',
        ],
      },
      {
        ro: [
          'Se poate instala stație de încărcare.',
          'Acte separate, cadastru la zi.',
          'Plata pentru întreținere este mică.',
        ],
        ru: [
          'Можно поставить зарядную станцию.',
          'Отдельные документы, кадастр оформлен.',
          'Плата за обслуживание небольшая.',
        ],
      },
    ],
  },
  'apartamente-pe-zi': {
    goods: [
      {
        ro: 'Apartament pe zi, 1 cameră, curat',
        ru: 'Квартира посуточно, 1 комната, чисто',
        en: 'Apartment by day, 1 room',
        price: [550, 900],
        attributes: { offer_type: 'rent-out', rooms: '1', furnished: true, finish: 'euro' },
      },
      {
        ro: 'Garsonieră pe zi și noapte',
        ru: 'Студия посуточно и на ночь',
        price: [500, 800],
        attributes: { offer_type: 'rent-out', rooms: 'studio', furnished: true },
      },
      {
        ro: '2 camere pe zi, până la 5 persoane',
        ru: '2 комнаты посуточно, до 5 человек',
        en: '2-room flat by day, up to 5 guests',
        price: [800, 1400],
        attributes: { offer_type: 'rent-out', rooms: '2', furnished: true, finish: 'euro' },
      },
      {
        ro: 'Apartament de lux în regim hotelier',
        ru: 'Люкс-квартира в режиме отеля',
        en: 'Luxury apartment, short stay',
        price: [1200, 2200],
        attributes: {
          offer_type: 'rent-out',
          rooms: '2',
          furnished: true,
          finish: 'design',
          parking: true,
        },
      },
      {
        ro: 'Chirie pe zi lângă gară și aeroport',
        ru: 'Посуточно рядом с вокзалом и аэропортом',
        price: [550, 850],
        attributes: { offer_type: 'rent-out', rooms: '1', furnished: true },
      },
    ],
    about: [
      {
        ro: [
          'Lenjerie curată, prosoape, ceai și cafea din partea noastră.',
          'Internet rapid, Smart TV, aer condiționat.',
          'Curățenie după fiecare oaspete.',
        ],
        ru: [
          'Чистое бельё, полотенца, чай и кофе от нас.',
          'Быстрый интернет, Smart TV, кондиционер.',
          'Уборка после каждого гостя.',
        ],
        en: ['Clean linen, towels, tea and coffee.', 'Fast internet and air conditioning.'],
      },
      {
        ro: [
          'Prețul este pentru o zi, de la trei zile facem reducere.',
          'Cazare la orice oră, cheile se predau pe loc.',
          'Eliberăm bon și acte pentru deplasare.',
        ],
        ru: [
          'Цена за сутки, от трёх суток скидка.',
          'Заселение в любое время, ключи на месте.',
          'Выдаём документы для командировки.',
        ],
        en: ['Price per day, discount from three days.', 'Check-in at any time.'],
      },
      {
        ro: [
          'Aproape de magazine și cafenele.',
          'Rugăm fără petreceri și fără fumat.',
          'Parcare gratuită lângă bloc.',
        ],
        ru: [
          'Рядом магазины и кафе.',
          'Просьба без вечеринок и курения.',
          'Бесплатная парковка у дома.',
        ],
        en: ['No parties and no smoking, please.'],
      },
    ],
  },
  'case-pe-zi': {
    goods: [
      {
        ro: 'Casă pe zi cu grătar și foișor',
        ru: 'Дом посуточно с мангалом и беседкой',
        price: [2000, 3500],
        attributes: { offer_type: 'rent-out', rooms: '3', finish: 'euro' },
      },
      {
        ro: 'Vilă cu piscină și saună pe zi',
        ru: 'Вилла с бассейном и сауной посуточно',
        en: 'Villa with pool and sauna, by day',
        price: [4500, 8500],
        attributes: { offer_type: 'rent-out', rooms: '5', finish: 'design', parking: true },
      },
      {
        ro: 'Căsuță în pădure pentru două persoane',
        ru: 'Домик в лесу на двоих',
        en: 'Forest cabin for two',
        price: [1200, 2200],
        attributes: { offer_type: 'rent-out', rooms: '1', floors_total: 1, building_type: '' },
      },
      {
        ro: 'Casă la țară pentru odihnă, 8 locuri',
        ru: 'Дом в селе для отдыха, 8 мест',
        price: [1800, 3200],
        attributes: { offer_type: 'rent-out', rooms: '4' },
      },
      {
        ro: 'Casă A-frame cu ciubăr',
        ru: 'A-frame с чаном',
        price: [2200, 3900],
        attributes: {
          offer_type: 'rent-out',
          rooms: '2',
          finish: 'design',
          floors_total: 2,
          building_type: '',
        },
      },
    ],
    about: [
      {
        ro: [
          'Curte închisă, loc de joacă pentru copii.',
          'Bucătărie utilată, veselă pentru toți oaspeții.',
          'Liniște, natură și stele noaptea.',
        ],
        ru: [
          'Закрытый двор, есть где играть детям.',
          'Оборудованная кухня, посуда на всех гостей.',
          'Тишина, природа и звёзды ночью.',
        ],
        en: ['Equipped kitchen and closed yard.', 'Quiet place in nature.'],
      },
      {
        ro: [
          'Prețul este pentru 24 de ore.',
          'Lemne pentru foc sunt incluse.',
          'Se rezervă cu avans de 30%.',
        ],
        ru: ['Цена за сутки.', 'Дрова включены.', 'Бронь по предоплате 30%.'],
        en: ['Price for 24 hours, firewood included.'],
      },
    ],
  },
}
