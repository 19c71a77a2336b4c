import type { CategoryRecipes } from './recipe.ts'

export const transport: CategoryRecipes = {
  autoturisme: {
    currency: 'EUR',
    goods: [
      {
        ro: 'Škoda Octavia 1.6 TDI, {year}',
        ru: 'Škoda Octavia 1.6 TDI, {year} г.',
        en: 'Škoda Octavia 1.6 TDI, {year}',
        price: [3200, 17500],
        attributes: {
          make: 'skoda',
          model: 'octavia',
          fuel: 'diesel',
          engine_cc: 1598,
          power_hp: 105,
          drive: 'fwd',
        },
      },
      {
        ro: 'Škoda Superb 2.0 TDI universal {year}',
        ru: 'Škoda Superb 2.0 TDI универсал {year}',
        price: [4200, 27900],
        attributes: {
          make: 'skoda',
          model: 'superb',
          fuel: 'diesel',
          engine_cc: 1968,
          power_hp: 150,
          body: 'estate',
        },
      },
      {
        ro: 'BMW X5 3.0d xDrive, {year}',
        ru: 'BMW X5 3.0d xDrive, {year} год',
        en: 'BMW X5 3.0d xDrive, {year}',
        price: [6900, 62000],
        attributes: {
          make: 'bmw',
          model: 'x5',
          fuel: 'diesel',
          engine_cc: 2993,
          power_hp: 245,
          gearbox: 'automatic',
          body: 'suv',
          drive: 'awd',
        },
      },
      {
        ro: 'BMW seria 5, 520d, anul {year}',
        ru: 'BMW 520d, {year} год',
        price: [5400, 38500],
        attributes: {
          make: 'bmw',
          model: 'seria-5',
          fuel: 'diesel',
          engine_cc: 1995,
          power_hp: 184,
          gearbox: 'automatic',
          body: 'sedan',
          drive: 'rwd',
        },
      },
      {
        ro: 'Mercedes-Benz E-Class {year}, 2.2 CDI',
        ru: 'Mercedes-Benz E-класс {year}, 2.2 CDI',
        price: [5900, 36000],
        attributes: {
          make: 'mercedes-benz',
          model: 'clasa-e',
          fuel: 'diesel',
          engine_cc: 2143,
          power_hp: 170,
          gearbox: 'automatic',
          body: 'sedan',
          drive: 'rwd',
        },
      },
      {
        ro: 'Mercedes GLC 220d 4Matic {year}',
        ru: 'Mercedes GLC 220d 4Matic {year}',
        price: [23900, 52000],
        attributes: {
          make: 'mercedes-benz',
          model: 'glc',
          fuel: 'diesel',
          engine_cc: 2143,
          power_hp: 170,
          gearbox: 'automatic',
          body: 'crossover',
          drive: 'awd',
        },
      },
      {
        ro: 'Volkswagen Golf 1.4 benzină, {year}',
        ru: 'Volkswagen Golf 1.4 бензин, {year}',
        price: [3000, 16500],
        attributes: {
          make: 'volkswagen',
          model: 'golf',
          fuel: 'petrol',
          engine_cc: 1390,
          power_hp: 122,
          body: 'hatchback',
          drive: 'fwd',
        },
      },
      {
        ro: 'VW Passat 2.0 TDI, {year}, mașină de familie',
        ru: 'VW Passat 2.0 TDI, {year}, семейный',
        price: [3400, 24500],
        attributes: {
          make: 'volkswagen',
          model: 'passat',
          fuel: 'diesel',
          engine_cc: 1968,
          power_hp: 140,
          body: 'estate',
          drive: 'fwd',
        },
      },
      {
        ro: 'Volkswagen Tiguan 4Motion {year}',
        ru: 'Volkswagen Tiguan 4Motion {year}',
        en: 'Volkswagen Tiguan 4Motion {year}',
        price: [7900, 31500],
        attributes: {
          make: 'volkswagen',
          model: 'tiguan',
          engine_cc: 1968,
          power_hp: 150,
          fuel: 'diesel',
          body: 'crossover',
          drive: 'awd',
        },
      },
      {
        ro: 'Toyota Corolla 1.6, {year}',
        ru: 'Toyota Corolla 1.6, {year}',
        price: [4200, 21500],
        attributes: {
          make: 'toyota',
          model: 'corolla',
          fuel: 'petrol',
          engine_cc: 1598,
          power_hp: 132,
          body: 'sedan',
          drive: 'fwd',
        },
      },
      {
        ro: 'Toyota RAV4 Hybrid {year}',
        ru: 'Toyota RAV4 Hybrid {year}',
        en: 'Toyota RAV4 Hybrid {year}',
        price: [21500, 25900],
        attributes: {
          make: 'toyota',
          model: 'rav4',
          year: 2019,
          fuel: 'hybrid',
          engine_cc: 2487,
          power_hp: 222,
          gearbox: 'cvt',
          body: 'crossover',
          drive: 'awd',
        },
      },
      {
        ro: 'Toyota Prius hibrid, {year}, consum mic',
        ru: 'Toyota Prius гибрид, {year}, малый расход',
        price: [4500, 22000],
        attributes: {
          make: 'toyota',
          model: 'prius',
          fuel: 'hybrid',
          engine_cc: 1798,
          power_hp: 136,
          gearbox: 'cvt',
          body: 'hatchback',
          drive: 'fwd',
        },
      },
      {
        ro: 'Dacia Logan 1.5 dCi {year}',
        ru: 'Dacia Logan 1.5 dCi {year}',
        price: [2200, 11900],
        attributes: {
          make: 'dacia',
          model: 'logan',
          fuel: 'diesel',
          engine_cc: 1461,
          power_hp: 90,
          gearbox: 'manual',
          drive: 'fwd',
        },
      },
      {
        ro: 'Dacia Duster 4x4 {year}',
        ru: 'Dacia Duster 4x4 {year}',
        price: [6200, 19500],
        attributes: {
          make: 'dacia',
          model: 'duster',
          fuel: 'diesel',
          engine_cc: 1461,
          power_hp: 110,
          gearbox: 'manual',
          body: 'suv',
          drive: 'awd',
        },
      },
      {
        ro: 'Renault Megane 1.5 dCi, {year}',
        ru: 'Renault Megane 1.5 dCi, {year}',
        price: [2700, 15500],
        attributes: {
          make: 'renault',
          model: 'megane',
          fuel: 'diesel',
          engine_cc: 1461,
          power_hp: 110,
          drive: 'fwd',
        },
      },
      {
        ro: 'Opel Astra 1.7 CDTI {year}',
        ru: 'Opel Astra 1.7 CDTI {year}',
        price: [3900, 5200],
        attributes: {
          make: 'opel',
          model: 'astra',
          year: 2011,
          fuel: 'diesel',
          engine_cc: 1686,
          power_hp: 110,
          gearbox: 'manual',
          drive: 'fwd',
        },
      },
      {
        ro: 'Kia Sportage {year}, tracțiune 4×4',
        ru: 'Kia Sportage {year}, полный привод',
        price: [4900, 27500],
        attributes: {
          make: 'kia',
          model: 'sportage',
          engine_cc: 1995,
          power_hp: 136,
          fuel: 'diesel',
          body: 'crossover',
          drive: 'awd',
        },
      },
      {
        ro: 'Hyundai Tucson 2.0 benzină {year}',
        ru: 'Hyundai Tucson 2.0 бензин {year}',
        price: [5000, 28000],
        attributes: {
          make: 'hyundai',
          model: 'tucson',
          fuel: 'petrol',
          engine_cc: 1999,
          power_hp: 155,
          body: 'crossover',
        },
      },
      {
        ro: 'Nissan Qashqai {year}',
        ru: 'Nissan Qashqai {year}',
        price: [5500, 24500],
        attributes: { make: 'nissan', model: 'qashqai', body: 'crossover', drive: 'fwd' },
      },
      {
        ro: 'Ford Focus 1.6 TDCi {year}',
        ru: 'Ford Focus 1.6 TDCi {year}',
        price: [2400, 14500],
        attributes: {
          make: 'ford',
          model: 'focus',
          fuel: 'diesel',
          engine_cc: 1560,
          power_hp: 109,
          gearbox: 'manual',
          drive: 'fwd',
        },
      },
      {
        ro: 'Mazda CX-5 AWD {year}',
        ru: 'Mazda CX-5 AWD {year}',
        en: 'Mazda CX-5 AWD {year}',
        price: [11500, 29900],
        attributes: {
          make: 'mazda',
          model: 'cx-5',
          engine_cc: 2191,
          power_hp: 150,
          fuel: 'diesel',
          body: 'crossover',
          drive: 'awd',
        },
      },
      {
        ro: 'Audi A6 3.0 TDI quattro {year}',
        ru: 'Audi A6 3.0 TDI quattro {year}',
        price: [5900, 41000],
        attributes: {
          make: 'audi',
          model: 'a6',
          fuel: 'diesel',
          engine_cc: 2967,
          power_hp: 245,
          gearbox: 'automatic',
          drive: 'awd',
        },
      },
    ],
    about: [
      {
        ro: [
          'Mașină întreținută la timp, ulei și filtre schimbate la fiecare 10.000 km.',
          'Al doilea proprietar în Moldova, folosită zilnic pentru oraș și drum.',
          'Mașina este în familie de câțiva ani, vând pentru că am cumpărat alta.',
          'Stare tehnică bună, nu fumează, nu consumă ulei.',
          'Automobil fără accidente grave, vopsea verificată cu aparatul.',
        ],
        ru: [
          'Машина обслуживалась вовремя, масло и фильтры каждые 10 000 км.',
          'Второй хозяин в Молдове, использовалась каждый день в городе и на трассе.',
          'Машина в семье несколько лет, продаю, потому что взяли другую.',
          'Технически в хорошем состоянии, не дымит, масло не ест.',
          'Без серьёзных аварий, краска проверена толщиномером.',
        ],
        en: [
          'Well maintained, oil and filters changed every 10,000 km.',
          'Second owner in Moldova, no serious accidents.',
          'Runs and drives well, nothing to repair.',
        ],
      },
      {
        ro: [
          'Climă, scaune încălzite, senzori de parcare, pilot automat.',
          'Dotări: navigație, cameră de marșarier, faruri LED.',
          'Salon curat, nefumător, fără rupturi.',
          'Geamuri electrice, oglinzi încălzite, cârlig de remorcare.',
        ],
        ru: [
          'Климат, подогрев сидений, парктроники, круиз-контроль.',
          'Навигация, камера заднего вида, светодиодные фары.',
          'Салон чистый, не прокуренный, без порывов.',
          'Электростеклоподъёмники, подогрев зеркал, фаркоп.',
        ],
        en: [
          'Climate control, heated seats, parking sensors, cruise control.',
          'Clean non-smoker interior.',
        ],
      },
      {
        ro: [
          'Recent schimbate plăcuțele de frână și acumulatorul.',
          'Se dă cu două seturi de anvelope, vară și iarnă.',
          'Distribuția a fost schimbată anul trecut.',
          'Suspensia a fost făcută integral în primăvară.',
          'Două chei, cartea de service la zi.',
        ],
        ru: [
          'Недавно поменяны тормозные колодки и аккумулятор.',
          'В комплекте два набора резины, зима и лето.',
          'ГРМ меняли в прошлом году.',
          'Ходовая полностью сделана весной.',
          'Два ключа, сервисная книжка.',
        ],
        en: ['Comes with a second set of tyres.', 'Two keys and full service history.'],
      },
      {
        ro: [
          'Testarea tehnică și asigurarea sunt valabile.',
          'Rulaj real, se verifică după VIN.',
          'Urcați la volan și mergeți, nu necesită nicio investiție.',
        ],
        ru: [
          'Техосмотр и страховка действуют.',
          'Пробег реальный, проверяется по VIN.',
          'Сел и поехал, вложений не требует.',
        ],
        en: ['Technical inspection and insurance are valid.'],
      },
    ],
  },
  'autoturisme-piese': {
    currency: 'EUR',
    goods: [
      {
        ro: 'Opel Astra G {year}, la piese',
        ru: 'Opel Astra G {year}, на запчасти',
        price: [350, 700],
        attributes: {
          make: 'opel',
          model: 'astra',
          year: 2002,
          state: 'broken',
          engine_cc: 1598,
          registration: 'none',
        },
      },
      {
        ro: 'VW Passat B5 {year} la piese',
        ru: 'VW Passat B5 {year} на запчасти',
        price: [500, 950],
        attributes: {
          make: 'volkswagen',
          model: 'passat',
          year: 2001,
          state: 'broken',
          fuel: 'diesel',
          engine_cc: 1896,
          registration: 'none',
        },
      },
      {
        ro: 'Renault Scenic 1.9 dCi pentru piese',
        ru: 'Renault Scenic 1.9 dCi на разбор',
        price: [400, 800],
        attributes: {
          make: 'renault',
          model: 'scenic',
          year: 2004,
          state: 'broken',
          fuel: 'diesel',
          engine_cc: 1870,
          registration: 'none',
        },
      },
      {
        ro: 'Mercedes E-Class W211 accidentat, la dezmembrare',
        ru: 'Mercedes W211 после ДТП, на запчасти',
        price: [1200, 2200],
        attributes: {
          make: 'mercedes-benz',
          model: 'clasa-e',
          year: 2005,
          state: 'broken',
          fuel: 'diesel',
          engine_cc: 2148,
          gearbox: 'automatic',
          body: 'sedan',
        },
      },
      {
        ro: 'BMW E46 320d, motor defect',
        ru: 'BMW E46 320d, стуканул двигатель',
        price: [700, 1400],
        attributes: {
          make: 'bmw',
          model: 'seria-3',
          year: 2003,
          state: 'broken',
          fuel: 'diesel',
          engine_cc: 1995,
          body: 'sedan',
        },
      },
      {
        ro: 'Ford Focus 2 lovit în spate',
        ru: 'Ford Focus 2 битый сзади',
        price: [800, 1500],
        attributes: {
          make: 'ford',
          model: 'focus',
          year: 2008,
          state: 'broken',
          fuel: 'petrol',
          engine_cc: 1596,
        },
      },
    ],
    about: [
      {
        ro: [
          'Se vinde întreagă sau pe piese.',
          'Vând automobilul complet, nu dezmembrez.',
          'Mașina stă în curte de un an, acum ocupă locul.',
        ],
        ru: [
          'Продаю целиком или по частям.',
          'Продаю машину целиком, не разбираю.',
          'Машина год стоит во дворе, занимает место.',
        ],
      },
      {
        ro: [
          'Salonul complet, ușile și sticlele sunt întregi.',
          'Cutia de viteze și puntea sunt bune.',
          'Jantele și anvelopele rămân pe mașină.',
          'Electronica și farurile sunt întregi.',
        ],
        ru: [
          'Салон полный, двери и стёкла целые.',
          'Коробка и мост в порядке.',
          'Диски с резиной остаются.',
          'Электроника и фары целые.',
        ],
      },
      {
        ro: [
          'Transportarea cu evacuatorul este pe seama cumpărătorului.',
          'Radiată din evidență, actele la mână.',
          'VIN la cerere.',
        ],
        ru: [
          'Вывоз эвакуатором за счёт покупателя.',
          'Снята с учёта, документы на руках.',
          'VIN по запросу.',
        ],
      },
    ],
  },
  'inchirieri-auto': {
    currency: 'EUR',
    goods: [
      {
        ro: 'Chirie auto Dacia Logan, de la o zi',
        ru: 'Прокат Dacia Logan от одного дня',
        en: 'Rent a Dacia Logan, from one day',
        price: [16, 24],
        attributes: {
          make: 'dacia',
          model: 'logan',
          year: 2021,
          gearbox: 'manual',
          body: 'sedan',
          fuel: 'petrol',
        },
      },
      {
        ro: 'Închiriere Škoda Octavia, automată',
        ru: 'Аренда Škoda Octavia, автомат',
        en: 'Škoda Octavia automatic for rent',
        price: [28, 42],
        attributes: {
          make: 'skoda',
          model: 'octavia',
          year: 2022,
          gearbox: 'automatic',
          fuel: 'diesel',
        },
      },
      {
        ro: 'Rent a car Toyota Prius, ideală pentru taxi',
        ru: 'Аренда Toyota Prius под такси',
        price: [17, 25],
        attributes: {
          make: 'toyota',
          model: 'prius',
          year: 2017,
          gearbox: 'cvt',
          fuel: 'hybrid',
          body: 'hatchback',
        },
      },
      {
        ro: 'Chirie BMW X5 pentru nunți și evenimente',
        ru: 'BMW X5 напрокат, свадьбы и мероприятия',
        price: [90, 150],
        attributes: { make: 'bmw', model: 'x5', year: 2021, gearbox: 'automatic', body: 'suv' },
      },
      {
        ro: 'Mercedes Vito 8+1 în chirie',
        ru: 'Mercedes Vito 8+1 в аренду',
        price: [60, 95],
        attributes: {
          make: 'mercedes-benz',
          model: 'vito',
          year: 2019,
          body: 'minivan',
          fuel: 'diesel',
        },
      },
      {
        ro: 'VW Golf în chirie, {year}',
        ru: 'VW Golf в аренду, {year}',
        price: [22, 32],
        attributes: { make: 'volkswagen', model: 'golf', year: 2020, body: 'hatchback' },
      },
    ],
    about: [
      {
        ro: [
          'Prețul este pentru o zi, la închiriere de peste 7 zile este mai mic.',
          'Tarif pe zi, cu asigurare RCA inclusă.',
          'De la 30 de zile oferim preț special.',
        ],
        ru: [
          'Цена за сутки, от 7 дней дешевле.',
          'Тариф за сутки, страховка RCA включена.',
          'От 30 дней отдельная цена.',
        ],
        en: [
          'Price per day, cheaper from 7 days.',
          'Basic insurance is included in the daily price.',
        ],
      },
      {
        ro: [
          'Vârsta minimă 21 de ani, permis de cel puțin 2 ani.',
          'Ne trebuie doar buletinul și permisul de conducere.',
          'Depozitul se întoarce la predarea mașinii.',
        ],
        ru: [
          'Возраст от 21 года, стаж от 2 лет.',
          'Нужны только удостоверение личности и права.',
          'Залог возвращается при сдаче машины.',
        ],
        en: [
          'Minimum age 21, driving licence for at least 2 years.',
          'The deposit is returned with the car.',
        ],
      },
      {
        ro: [
          'Predăm mașina la aeroport sau la adresa dumneavoastră.',
          'Se permite ieșirea în România și Ucraina, cu acord.',
          'Kilometraj nelimitat prin Moldova.',
        ],
        ru: [
          'Подаём машину в аэропорт или по вашему адресу.',
          'Выезд в Румынию и Украину по согласованию.',
          'Пробег по Молдове без ограничений.',
        ],
        en: ['We hand over the car at the airport.', 'Unlimited kilometres within Moldova.'],
      },
    ],
  },
  'masini-electrice': {
    currency: 'EUR',
    goods: [
      {
        ro: 'Nissan Leaf {year}',
        ru: 'Nissan Leaf {year}',
        en: 'Nissan Leaf {year}',
        price: [4900, 19500],
        attributes: {
          make: 'nissan',
          model: 'leaf',
          fuel: 'electric',
          gearbox: 'automatic',
          body: 'hatchback',
          drive: 'fwd',
        },
      },
      {
        ro: 'Tesla Model 3 Long Range {year}',
        ru: 'Tesla Model 3 Long Range {year}',
        en: 'Tesla Model 3 Long Range {year}',
        price: [15900, 34500],
        attributes: {
          make: 'tesla',
          model: 'model-3',
          fuel: 'electric',
          gearbox: 'automatic',
          body: 'sedan',
          drive: 'awd',
        },
      },
      {
        ro: 'Tesla Model Y {year}',
        ru: 'Tesla Model Y {year}',
        price: [23500, 39500],
        attributes: {
          make: 'tesla',
          model: 'model-y',
          fuel: 'electric',
          gearbox: 'automatic',
          body: 'crossover',
          drive: 'awd',
        },
      },
      {
        ro: 'Renault Zoe {year}, mașină de oraș',
        ru: 'Renault Zoe {year}, для города',
        price: [4800, 14900],
        attributes: {
          make: 'renault',
          model: 'zoe',
          fuel: 'electric',
          gearbox: 'automatic',
          body: 'hatchback',
          drive: 'fwd',
        },
      },
      {
        ro: 'Volkswagen ID.4 {year}',
        ru: 'Volkswagen ID.4 {year}',
        price: [19500, 31500],
        attributes: {
          make: 'volkswagen',
          model: 'id-4',
          fuel: 'electric',
          gearbox: 'automatic',
          body: 'crossover',
        },
      },
      {
        ro: 'BMW i3 {year}',
        ru: 'BMW i3 {year}',
        price: [8900, 19900],
        attributes: {
          make: 'bmw',
          model: 'i3',
          fuel: 'electric',
          gearbox: 'automatic',
          body: 'hatchback',
          drive: 'rwd',
        },
      },
      {
        ro: 'BYD Song Plus nou, în stoc',
        ru: 'BYD Song Plus новый, в наличии',
        price: [26900, 31900],
        attributes: {
          make: 'byd',
          model: 'song-plus',
          year: 2025,
          state: 'new',
          mileage: 0,
          fuel: 'electric',
          gearbox: 'automatic',
          body: 'crossover',
          drive: 'fwd',
          registration: 'none',
        },
      },
      {
        ro: 'Zeekr 001 AWD {year}',
        ru: 'Zeekr 001 AWD {year}',
        price: [29900, 41900],
        attributes: {
          make: 'zeekr',
          model: '001',
          fuel: 'electric',
          gearbox: 'automatic',
          drive: 'awd',
        },
      },
      {
        ro: 'Dacia Spring {year}',
        ru: 'Dacia Spring {year}',
        price: [8900, 13900],
        attributes: {
          make: 'dacia',
          model: 'spring',
          fuel: 'electric',
          gearbox: 'automatic',
          body: 'crossover',
          drive: 'fwd',
        },
      },
    ],
    about: [
      {
        ro: [
          'Bateria ține bine, starea ei se verifică pe diagnostică.',
          'Mașină electrică economică, un drum la serviciu costă câțiva lei.',
          'Baterie sănătoasă, fără erori la bord.',
          'Merge liniștit, fără zgomote la suspensie.',
        ],
        ru: [
          'Батарея держит хорошо, состояние видно на диагностике.',
          'Экономичный электромобиль, дорога на работу стоит копейки.',
          'Батарея здоровая, ошибок на панели нет.',
          'Едет тихо, подвеска не стучит.',
        ],
        en: ['Healthy battery, can be checked with diagnostics.', 'Very cheap to run in the city.'],
      },
      {
        ro: [
          'Cablul de încărcare la priză este inclus.',
          'Se încarcă acasă peste noapte și rapid la stație.',
          'În preț intră și cablul Type 2.',
        ],
        ru: [
          'Кабель для зарядки от розетки в комплекте.',
          'Заряжается дома за ночь и быстро на станции.',
          'В цену входит кабель Type 2.',
        ],
        en: ['Charging cable included.'],
      },
      {
        ro: [
          'Cameră, scaune încălzite, climă pornită din telefon.',
          'Dotare bogată, ecran mare, asistență la drum.',
          'Meniul este setat în română și rusă.',
        ],
        ru: [
          'Камера, подогрев сидений, климат с телефона.',
          'Богатая комплектация, большой экран, ассистенты.',
          'Меню настроено на русском и румынском.',
        ],
        en: ['Camera, heated seats, climate control from the phone.'],
      },
    ],
  },
  furgonete: {
    currency: 'EUR',
    goods: [
      {
        ro: 'Mercedes Sprinter 313 CDI, {year}',
        ru: 'Mercedes Sprinter 313 CDI, {year}',
        price: [5500, 21500],
        attributes: { brand: 'Mercedes-Benz Sprinter', fuel: 'diesel', payload_kg: 1400 },
      },
      {
        ro: 'Volkswagen Caddy marfă {year}',
        ru: 'Volkswagen Caddy грузовой {year}',
        price: [3900, 15900],
        attributes: { brand: 'Volkswagen Caddy', payload_kg: 700 },
      },
      {
        ro: 'Renault Master L3H2, {year}',
        ru: 'Renault Master L3H2, {year}',
        price: [4500, 18900],
        attributes: {
          brand: 'Renault Master',
          fuel: 'diesel',
          gearbox: 'manual',
          payload_kg: 1450,
        },
      },
      {
        ro: 'Ford Transit furgon lung {year}',
        ru: 'Ford Transit длинная база {year}',
        price: [4200, 19500],
        attributes: { brand: 'Ford Transit', fuel: 'diesel', gearbox: 'manual', payload_kg: 1300 },
      },
      {
        ro: 'Fiat Ducato frigorific {year}',
        ru: 'Fiat Ducato рефрижератор {year}',
        price: [5900, 22500],
        attributes: { brand: 'Fiat Ducato', fuel: 'diesel', gearbox: 'manual', payload_kg: 1200 },
      },
      {
        ro: 'Volkswagen Transporter T5/T6 {year}',
        ru: 'Volkswagen Transporter T5/T6 {year}',
        price: [5200, 23900],
        attributes: { brand: 'Volkswagen Transporter', fuel: 'diesel', payload_kg: 1000 },
      },
    ],
    about: [
      {
        ro: [
          'Furgon de lucru, întreținut la timp.',
          'A lucrat la livrări în oraș, sarcini ușoare.',
          'Salon cu 3 locuri, compartimentul de marfă căptușit cu placaj.',
          'Motorul pornește din prima și iarna.',
        ],
        ru: [
          'Рабочий фургон, обслуживался вовремя.',
          'Работал на развозке по городу, лёгкие грузы.',
          'Салон на 3 места, кузов обшит фанерой.',
          'Заводится с пол-оборота и зимой.',
        ],
      },
      {
        ro: [
          'Podea dreaptă, ușă laterală glisantă.',
          'Recent schimbate ambreiajul și frânele.',
          'Fără rugină la praguri, anticoroziv făcut.',
        ],
        ru: [
          'Ровный пол, боковая сдвижная дверь.',
          'Недавно поменяны сцепление и тормоза.',
          'Пороги без ржавчины, антикор сделан.',
        ],
      },
      {
        ro: [
          'Potrivit pentru firmă sau curierat.',
          'Se eliberează factură pentru persoane juridice.',
          'Asigurarea și testarea tehnică la zi.',
        ],
        ru: [
          'Подойдёт для фирмы или курьерской службы.',
          'Для юрлиц выписываем накладную.',
          'Страховка и техосмотр действуют.',
        ],
      },
    ],
  },
  camioane: {
    currency: 'EUR',
    goods: [
      {
        ro: 'DAF XF 460 cap tractor, {year}',
        ru: 'DAF XF 460 тягач, {year}',
        price: [14500, 52000],
        attributes: { brand: 'DAF XF', fuel: 'diesel', gearbox: 'automatic', payload_kg: '' },
      },
      {
        ro: 'Volvo FH 500 {year}, Euro 6',
        ru: 'Volvo FH 500 {year}, Евро 6',
        price: [36000, 74000],
        attributes: {
          brand: 'Volvo FH',
          year: 2019,
          fuel: 'diesel',
          gearbox: 'automatic',
          payload_kg: '',
        },
      },
      {
        ro: 'MAN TGL 8.180 cu prelată',
        ru: 'MAN TGL 8.180 тент',
        price: [9800, 19500],
        attributes: {
          brand: 'MAN TGL',
          year: 2010,
          fuel: 'diesel',
          gearbox: 'manual',
          payload_kg: 3500,
        },
      },
      {
        ro: 'KamAZ basculantă 15 tone',
        ru: 'КамАЗ самосвал 15 тонн',
        price: [8500, 17500],
        attributes: {
          brand: 'KamAZ',
          year: 2007,
          fuel: 'diesel',
          gearbox: 'manual',
          payload_kg: 15000,
        },
      },
      {
        ro: 'Iveco Daily evacuator {year}',
        ru: 'Iveco Daily эвакуатор {year}',
        price: [11500, 29500],
        attributes: { brand: 'Iveco Daily', fuel: 'diesel', gearbox: 'manual', payload_kg: 3000 },
      },
      {
        ro: 'Mercedes Atego 818 frigorific',
        ru: 'Mercedes Atego 818 рефрижератор',
        price: [10500, 18900],
        attributes: {
          brand: 'Mercedes-Benz Atego',
          year: 2009,
          fuel: 'diesel',
          gearbox: 'manual',
          payload_kg: 3200,
        },
      },
    ],
    about: [
      {
        ro: [
          'Camion de la firmă, cu istoric de service.',
          'A mers pe curse internaționale, un singur șofer.',
          'Stare de lucru, se poate urca și pleca la drum.',
        ],
        ru: [
          'Машина от фирмы, с историей обслуживания.',
          'Ходила в международные рейсы, один водитель.',
          'В рабочем состоянии, садись и езжай.',
        ],
      },
      {
        ro: [
          'Anvelopele au uzură de aproximativ 30%.',
          'Cabină curată, încălzire autonomă Webasto.',
          'Motorul și hidraulica fără scurgeri.',
        ],
        ru: [
          'Износ резины около 30%.',
          'Кабина чистая, есть Webasto.',
          'Двигатель и гидравлика сухие.',
        ],
      },
      {
        ro: [
          'Se vinde cu TVA, acte pentru firmă.',
          'Tahograful este verificat.',
          'Se poate procura în leasing.',
        ],
        ru: [
          'Продажа с НДС, документы на фирму.',
          'Тахограф поверен.',
          'Возможна покупка в лизинг.',
        ],
      },
    ],
  },
  'remorci-semiremorci': {
    currency: 'EUR',
    goods: [
      {
        ro: 'Remorcă auto nouă 2,5 × 1,3 m, 750 kg',
        ru: 'Прицеп легковой новый 2,5 × 1,3 м, 750 кг',
        price: [780, 990],
        attributes: {
          brand: 'Neptun',
          year: 2025,
          state: 'new',
          payload_kg: 550,
          mileage: '',
          fuel: '',
          gearbox: '',
          registration: 'none',
        },
      },
      {
        ro: 'Semiremorcă Schmitz prelată',
        ru: 'Полуприцеп Schmitz шторный',
        price: [7500, 15500],
        attributes: {
          brand: 'Schmitz Cargobull',
          year: 2014,
          payload_kg: 27000,
          mileage: '',
          fuel: '',
          gearbox: '',
        },
      },
      {
        ro: 'Semiremorcă frigorifică Krone',
        ru: 'Полуприцеп-рефрижератор Krone',
        price: [14500, 26500],
        attributes: {
          brand: 'Krone',
          year: 2015,
          payload_kg: 25000,
          mileage: '',
          fuel: '',
          gearbox: '',
        },
      },
      {
        ro: 'Platformă pentru transport auto, 2 axe',
        ru: 'Прицеп-платформа для авто, 2 оси',
        price: [1900, 3200],
        attributes: { year: 2018, payload_kg: 2000, mileage: '', fuel: '', gearbox: '' },
      },
      {
        ro: 'Remorcă pentru barcă sau scuter',
        ru: 'Прицеп для лодки или гидроцикла',
        price: [650, 1300],
        attributes: { year: 2016, payload_kg: 500, mileage: '', fuel: '', gearbox: '' },
      },
    ],
    about: [
      {
        ro: [
          'Cadru zincat, nu ruginește.',
          'Punte întărită, arcuri în stare bună.',
          'Podea din placaj impermeabil.',
          'Instalația electrică și semnalizarea sunt în regulă.',
        ],
        ru: [
          'Рама оцинкованная, не ржавеет.',
          'Усиленная ось, рессоры в порядке.',
          'Пол из влагостойкой фанеры.',
          'Электрика и фонари исправны.',
        ],
      },
      {
        ro: [
          'Are acte și se poate înmatricula.',
          'Testarea tehnică se trece fără probleme.',
          'Se dă cu roată de rezervă.',
        ],
        ru: [
          'Документы есть, можно ставить на учёт.',
          'Техосмотр проходит без проблем.',
          'Отдаю с запасным колесом.',
        ],
      },
    ],
  },
  'autobuze-microbuze': {
    currency: 'EUR',
    goods: [
      {
        ro: 'Mercedes Sprinter 516, 19 locuri, {year}',
        ru: 'Mercedes Sprinter 516, 19 мест, {year}',
        price: [9500, 38500],
        attributes: { brand: 'Mercedes-Benz Sprinter', fuel: 'diesel', payload_kg: '' },
      },
      {
        ro: 'Microbuz VW Crafter 8+1',
        ru: 'Микроавтобус VW Crafter 8+1',
        price: [8900, 16500],
        attributes: {
          brand: 'Volkswagen Crafter',
          year: 2013,
          fuel: 'diesel',
          gearbox: 'manual',
          payload_kg: '',
        },
      },
      {
        ro: 'Setra S 415 turistic, 49 de locuri',
        ru: 'Setra S 415 туристический, 49 мест',
        price: [28500, 49500],
        attributes: { brand: 'Setra', year: 2008, fuel: 'diesel', payload_kg: '' },
      },
      {
        ro: 'Ford Transit microbuz 16 locuri',
        ru: 'Ford Transit маршрутка 16 мест',
        price: [7500, 13500],
        attributes: {
          brand: 'Ford Transit',
          year: 2012,
          fuel: 'diesel',
          gearbox: 'manual',
          payload_kg: '',
        },
      },
      {
        ro: 'Iveco autobuz școlar, 27 de locuri',
        ru: 'Iveco школьный автобус, 27 мест',
        price: [11500, 19500],
        attributes: {
          brand: 'Iveco',
          year: 2011,
          fuel: 'diesel',
          gearbox: 'manual',
          payload_kg: '',
        },
      },
    ],
    about: [
      {
        ro: [
          'A lucrat pe rută regulată, întreținut la timp.',
          'Folosit pentru curse la comandă și excursii.',
          'Scaune cu centuri, tapițerie curată.',
        ],
        ru: [
          'Работал на регулярном маршруте, обслуживался вовремя.',
          'Ездил на заказ и экскурсии.',
          'Кресла с ремнями, обивка чистая.',
        ],
      },
      {
        ro: [
          'Aer condiționat în salon și încălzire pentru iarnă.',
          'Ușă electrică, portbagaj mare pentru valize.',
          'Monitor, microfon și prize USB în salon.',
        ],
        ru: [
          'Кондиционер в салоне и печка на зиму.',
          'Электродверь, большой багажник под чемоданы.',
          'Монитор, микрофон и USB в салоне.',
        ],
      },
      {
        ro: [
          'Tahograf verificat, acte pentru transport de persoane.',
          'Motorul nu consumă ulei.',
          'Vând pentru că înnoim parcul de mașini.',
        ],
        ru: [
          'Тахограф поверен, документы для перевозки пассажиров.',
          'Двигатель масло не ест.',
          'Продаём, обновляем автопарк.',
        ],
      },
    ],
  },
  motociclete: {
    currency: 'EUR',
    goods: [
      {
        ro: 'Honda CBR 600 F, {year}',
        ru: 'Honda CBR 600 F, {year}',
        en: 'Honda CBR 600 F, {year}',
        price: [2600, 6900],
        attributes: { brand: 'Honda', engine_cc: 599 },
      },
      {
        ro: 'Yamaha MT-07 {year}',
        ru: 'Yamaha MT-07 {year}',
        price: [4400, 6500],
        attributes: { brand: 'Yamaha', year: 2018, engine_cc: 689 },
      },
      {
        ro: 'BMW R 1200 GS, echipată pentru turism',
        ru: 'BMW R 1200 GS, туристический обвес',
        en: 'BMW R 1200 GS ready for touring',
        price: [7500, 11900],
        attributes: { brand: 'BMW', year: 2013, engine_cc: 1170 },
      },
      {
        ro: 'Suzuki V-Strom 650, {year}',
        ru: 'Suzuki V-Strom 650, {year}',
        price: [2900, 8200],
        attributes: { brand: 'Suzuki', engine_cc: 645 },
      },
      {
        ro: 'Kawasaki Ninja 400',
        ru: 'Kawasaki Ninja 400',
        price: [4300, 5600],
        attributes: { brand: 'Kawasaki', year: 2019, engine_cc: 399 },
      },
      {
        ro: 'Motocicletă Loncin 250 nouă',
        ru: 'Мотоцикл Loncin 250 новый',
        price: [1650, 2100],
        attributes: { brand: 'Loncin', year: 2025, state: 'new', mileage: 0, engine_cc: 249 },
      },
      {
        ro: 'IJ Planeta 5 cu ataș',
        ru: 'ИЖ Планета 5 с коляской',
        price: [350, 750],
        attributes: { brand: 'IJ', year: 1990, engine_cc: 346, state: 'used', mileage: 42000 },
      },
    ],
    about: [
      {
        ro: [
          'Motocicletă pentru oraș și drum lung, ascultătoare în viraje.',
          'Motor sănătos, pornește ușor la rece.',
          'Întreținută, lanțul și pinioanele în stare bună.',
          'A stat doar în garaj, nu a fost lăsată în ploaie.',
        ],
        ru: [
          'Мотоцикл для города и трассы, послушный в поворотах.',
          'Двигатель здоровый, легко заводится на холодную.',
          'Обслужен, цепь и звёзды в хорошем состоянии.',
          'Стоял только в гараже, под дождём не бросали.',
        ],
        en: ['Healthy engine, starts easily when cold.', 'Always kept in a garage.'],
      },
      {
        ro: [
          'Anvelope bune pentru încă un sezon.',
          'La motocicletă se dă casca și husa.',
          'Ulei și filtru schimbate înainte de sezon.',
        ],
        ru: [
          'Резины хватит ещё на сезон.',
          'К мотоциклу отдаю шлем и чехол.',
          'Масло и фильтр поменяны перед сезоном.',
        ],
        en: ['Tyres are good for another season.'],
      },
      {
        ro: [
          'Actele sunt pe numele meu.',
          'Nu a fost lovită.',
          'Vând pentru că nu mai am timp de plimbări.',
        ],
        ru: ['Документы на моё имя.', 'Не падал.', 'Продаю, нет времени кататься.'],
        en: ['Never dropped, papers in my name.'],
      },
    ],
  },
  'scutere-mopede': {
    currency: 'EUR',
    goods: [
      {
        ro: 'Scuter Honda Dio AF 62',
        ru: 'Скутер Honda Dio AF 62',
        price: [350, 600],
        attributes: { brand: 'Honda', year: 2008, engine_cc: 50 },
      },
      {
        ro: 'Piaggio Liberty 125, {year}',
        ru: 'Piaggio Liberty 125, {year}',
        price: [650, 2300],
        attributes: { brand: 'Piaggio', engine_cc: 124 },
      },
      {
        ro: 'Vespa Primavera 125',
        ru: 'Vespa Primavera 125',
        en: 'Vespa Primavera 125',
        price: [2500, 3600],
        attributes: { brand: 'Vespa', year: 2018, engine_cc: 125 },
      },
      {
        ro: 'Moped Alpha 110 cm³ nou',
        ru: 'Мопед Альфа 110 кубов новый',
        price: [620, 790],
        attributes: { brand: 'Alpha', year: 2025, state: 'new', mileage: 0, engine_cc: 110 },
      },
      {
        ro: 'Scuter Yamaha Jog 50',
        ru: 'Скутер Yamaha Jog 50',
        price: [300, 550],
        attributes: { brand: 'Yamaha', year: 2006, engine_cc: 50 },
      },
      {
        ro: 'Maxi-scuter Suzuki Burgman 400',
        ru: 'Макси-скутер Suzuki Burgman 400',
        price: [1700, 3200],
        attributes: { brand: 'Suzuki', year: 2010, engine_cc: 400 },
      },
    ],
    about: [
      {
        ro: [
          'Scuter econom pentru oraș, pornește din buton.',
          'Bun pentru livrări sau drumul la serviciu.',
          'Plasticul întreg, șaua fără rupturi.',
          'Consum mic, se conduce ușor.',
        ],
        ru: [
          'Экономичный скутер для города, заводится с кнопки.',
          'Подойдёт для доставки или поездок на работу.',
          'Пластик целый, сиденье без порывов.',
          'Расход маленький, управлять легко.',
        ],
        en: ['Economical scooter for the city.'],
      },
      {
        ro: [
          'Bateria și cureaua schimbate recent.',
          'Sub șa încape o cască.',
          'Frânele și luminile sunt în regulă.',
        ],
        ru: [
          'Аккумулятор и ремень поменяны недавно.',
          'Под сиденье помещается шлем.',
          'Тормоза и свет в порядке.',
        ],
        en: ['Brakes and lights in order.'],
      },
    ],
  },
  atv: {
    currency: 'EUR',
    goods: [
      {
        ro: 'ATV CFMoto CForce 520',
        ru: 'Квадроцикл CFMoto CForce 520',
        en: 'CFMoto CForce 520 ATV',
        price: [4300, 5900],
        attributes: { brand: 'CFMoto', year: 2021, engine_cc: 495 },
      },
      {
        ro: 'Quad copii 125 cm³, cu telecomandă',
        ru: 'Детский квадроцикл 125 кубов, с пультом',
        price: [550, 850],
        attributes: { brand: 'Hamer', year: 2024, engine_cc: 125, mileage: '' },
      },
      {
        ro: 'Can-Am Outlander 650 cu troliu',
        ru: 'Can-Am Outlander 650 с лебёдкой',
        price: [6900, 9900],
        attributes: { brand: 'Can-Am', year: 2017, engine_cc: 649 },
      },
      {
        ro: 'Linhai 300 4x4',
        ru: 'Linhai 300 4x4',
        price: [1900, 2900],
        attributes: { brand: 'Linhai', year: 2014, engine_cc: 275 },
      },
      {
        ro: 'Polaris Sportsman 570',
        ru: 'Polaris Sportsman 570',
        price: [5500, 7900],
        attributes: { brand: 'Polaris', year: 2019, engine_cc: 567 },
      },
    ],
    about: [
      {
        ro: [
          'Merge prin noroi, zăpadă și deal fără efort.',
          'Bun pentru pădure, vânătoare sau gospodărie.',
          'Motorul și transmisia fără zgomote.',
        ],
        ru: [
          'Идёт по грязи, снегу и в гору без напряга.',
          'Хорош для леса, охоты и хозяйства.',
          'Двигатель и трансмиссия без шумов.',
        ],
        en: ['Great for forest and mud.'],
      },
      {
        ro: [
          'Anvelopele au protector bun.',
          'Ulei schimbat, filtrul curățat.',
          'Se ține în garaj, acoperit.',
        ],
        ru: [
          'Резина с хорошим протектором.',
          'Масло заменено, фильтр почищен.',
          'Хранится в гараже под чехлом.',
        ],
        en: ['Kept in a garage.'],
      },
    ],
  },
  'trotinete-electrice': {
    goods: [
      {
        ro: 'Trotinetă electrică Xiaomi 4 Pro',
        ru: 'Электросамокат Xiaomi 4 Pro',
        en: 'Xiaomi 4 Pro electric scooter',
        price: [6500, 8900],
        attributes: { brand: 'Xiaomi' },
      },
      {
        ro: 'Ninebot Max G30, autonomie mare',
        ru: 'Ninebot Max G30, большой запас хода',
        price: [7500, 10500],
        attributes: { brand: 'Segway-Ninebot' },
      },
      {
        ro: 'Kugoo M4 Pro cu scaun',
        ru: 'Kugoo M4 Pro с сиденьем',
        price: [7000, 9800],
        attributes: { brand: 'Kugoo' },
      },
      {
        ro: 'Trotinetă Xiaomi Essential, baterie slabă',
        ru: 'Самокат Xiaomi Essential, слабая батарея',
        price: [1800, 2800],
        attributes: { brand: 'Xiaomi', state: 'broken' },
      },
      {
        ro: 'Trotinetă electrică pentru copii, nouă',
        ru: 'Детский электросамокат, новый',
        price: [2200, 3300],
        attributes: { state: 'new' },
      },
      {
        ro: 'Dualtron Mini, două frâne',
        ru: 'Dualtron Mini, два тормоза',
        price: [14500, 19500],
        attributes: { brand: 'Dualtron' },
      },
    ],
    about: [
      {
        ro: [
          'Se pliază repede și încape în portbagaj.',
          'Roți cu camere, merge moale pe pavaj.',
          'Bună pentru drumul la serviciu, fără ambuteiaje.',
          'Are far, stop și clopoțel.',
        ],
        ru: [
          'Быстро складывается, помещается в багажник.',
          'Надувные колёса, мягко идёт по плитке.',
          'Удобно ездить на работу без пробок.',
          'Есть фара, стоп-сигнал и звонок.',
        ],
        en: ['Folds quickly and fits in a car boot.'],
      },
      {
        ro: [
          'Încărcătorul original este în set.',
          'Se conectează la aplicația din telefon.',
          'Camera din spate a fost schimbată recent după uzură.',
        ],
        ru: [
          'Родная зарядка в комплекте.',
          'Подключается к приложению в телефоне.',
          'Задняя камера недавно заменена из-за износа.',
        ],
        en: ['Original charger included.'],
      },
    ],
  },
  'transport-acvatic': {
    currency: 'EUR',
    goods: [
      {
        ro: 'Barcă pneumatică Kolibri 330 cu motor Mercury 5',
        ru: 'Лодка Kolibri 330 с мотором Mercury 5',
        price: [1100, 1800],
        attributes: { brand: 'Kolibri' },
      },
      {
        ro: 'Barcă gonflabilă Bark 2 locuri',
        ru: 'Надувная лодка Bark двухместная',
        price: [140, 260],
        attributes: { brand: 'Bark' },
      },
      {
        ro: 'Motor de barcă Yamaha 9.9',
        ru: 'Лодочный мотор Yamaha 9.9',
        price: [1200, 2100],
        attributes: { brand: 'Yamaha' },
      },
      {
        ro: 'Jet ski Sea-Doo GTI 130',
        ru: 'Гидроцикл Sea-Doo GTI 130',
        en: 'Sea-Doo GTI 130 jet ski',
        price: [5500, 8500],
        attributes: { brand: 'Sea-Doo' },
      },
      {
        ro: 'Caiac gonflabil Intex, 2 persoane',
        ru: 'Надувной каяк Intex, 2 места',
        price: [90, 160],
        attributes: { brand: 'Intex' },
      },
    ],
    about: [
      {
        ro: [
          'Folosit câteva sezoane pe Nistru, la pescuit.',
          'Se poate proba pe apă.',
          'Spălat și uscat după fiecare ieșire.',
          'Păstrat iarna la cald, în garaj.',
        ],
        ru: [
          'Использовали несколько сезонов на Днестре, на рыбалке.',
          'Можно проверить на воде.',
          'После каждого выхода мыли и сушили.',
          'Зимой хранится в тёплом гараже.',
        ],
        en: ['Kept indoors in winter.'],
      },
      {
        ro: [
          'În set: husă și veste de salvare.',
          'Se transportă ușor cu un automobil obișnuit.',
          'Ideal pentru pescuit și odihnă la baltă.',
        ],
        ru: [
          'В комплекте чехол и спасательные жилеты.',
          'Легко перевезти на обычной машине.',
          'Отлично для рыбалки и отдыха на озере.',
        ],
        en: ['Cover and life jackets included.'],
      },
    ],
  },
  'excavatoare-incarcatoare': {
    currency: 'EUR',
    goods: [
      {
        ro: 'Buldoexcavator JCB 3CX, {year}',
        ru: 'Экскаватор-погрузчик JCB 3CX, {year}',
        price: [19500, 58000],
        attributes: { brand: 'JCB', power_hp: 92 },
      },
      {
        ro: 'Miniexcavator Kubota 1,7 t',
        ru: 'Мини-экскаватор Kubota 1,7 т',
        price: [9500, 15500],
        attributes: { brand: 'Kubota', year: 2012, power_hp: 16 },
      },
      {
        ro: 'Excavator pe șenile CAT 320',
        ru: 'Гусеничный экскаватор CAT 320',
        price: [36000, 62000],
        attributes: { brand: 'Caterpillar', year: 2011, power_hp: 138 },
      },
      {
        ro: 'Miniîncărcător Bobcat S175',
        ru: 'Мини-погрузчик Bobcat S175',
        price: [11500, 18500],
        attributes: { brand: 'Bobcat', year: 2009, power_hp: 46 },
      },
      {
        ro: 'Încărcător frontal Volvo L60',
        ru: 'Фронтальный погрузчик Volvo L60',
        price: [24500, 38500],
        attributes: { brand: 'Volvo', year: 2008, power_hp: 154 },
      },
    ],
    about: [
      {
        ro: [
          'Utilajul lucrează zilnic pe șantier, se poate vedea la lucru.',
          'Hidraulica fără scurgeri, bucșele strânse.',
          'Întreținut la dealer, filtre originale.',
        ],
        ru: [
          'Техника работает на объекте каждый день, можно посмотреть в деле.',
          'Гидравлика сухая, пальцы и втулки без люфтов.',
          'Обслуживание у дилера, оригинальные фильтры.',
        ],
      },
      {
        ro: [
          'În set sunt trei cupe.',
          'Cabină închisă, cu încălzire.',
          'Se poate cumpăra în leasing sau în rate.',
        ],
        ru: [
          'В комплекте три ковша.',
          'Кабина закрытая, с печкой.',
          'Можно в лизинг или в рассрочку.',
        ],
      },
    ],
  },
  'stivuitoare-macarale': {
    currency: 'EUR',
    goods: [
      {
        ro: 'Stivuitor Linde H25 diesel',
        ru: 'Погрузчик Linde H25 дизель',
        price: [7500, 12500],
        attributes: { brand: 'Linde', year: 2011 },
      },
      {
        ro: 'Stivuitor electric Still 1,6 t',
        ru: 'Электропогрузчик Still 1,6 т',
        price: [5500, 9500],
        attributes: { brand: 'Still', year: 2013 },
      },
      {
        ro: 'Stivuitor Toyota 1,8 t pe gaz',
        ru: 'Погрузчик Toyota 1,8 т, газ',
        price: [6900, 10900],
        attributes: { brand: 'Toyota', year: 2012 },
      },
      {
        ro: 'Automacara KS-3577, 14 tone',
        ru: 'Автокран КС-3577, 14 тонн',
        price: [11500, 18500],
        attributes: { brand: 'Ivanovets', year: 2003 },
      },
      {
        ro: 'Manipulator telescopic Manitou MT 932',
        ru: 'Телескопический погрузчик Manitou MT 932',
        price: [21500, 33500],
        attributes: { brand: 'Manitou', year: 2010 },
      },
    ],
    about: [
      {
        ro: [
          'Lucrează la depozit, într-un singur schimb.',
          'Ridică la sarcina din pașaport, se poate proba cu greutate.',
          'Mecanismul de ridicare este în regulă.',
        ],
        ru: [
          'Работает на складе в одну смену.',
          'Поднимает паспортный вес, можно проверить с грузом.',
          'Подъёмный механизм в порядке.',
        ],
      },
      {
        ro: [
          'Revizia tehnică făcută anul acesta.',
          'Actele sunt complete, se vinde de pe firmă.',
          'Putem ajuta la transportare.',
        ],
        ru: [
          'ТО пройдено в этом году.',
          'Документы полные, продаём с фирмы.',
          'Поможем с перевозкой.',
        ],
      },
    ],
  },
  'tehnica-rutiera': {
    currency: 'EUR',
    goods: [
      {
        ro: 'Cilindru compactor Bomag BW 120',
        ru: 'Каток Bomag BW 120',
        price: [8500, 14500],
        attributes: { brand: 'Bomag', year: 2008 },
      },
      {
        ro: 'Autogreder DZ-143',
        ru: 'Автогрейдер ДЗ-143',
        price: [9500, 16500],
        attributes: { brand: 'DZ', year: 1992 },
      },
      {
        ro: 'Finisor asfalt Vögele Super 800',
        ru: 'Асфальтоукладчик Vögele Super 800',
        price: [26500, 43500],
        attributes: { brand: 'Vögele', year: 2007 },
      },
      {
        ro: 'Placă compactoare Wacker 90 kg',
        ru: 'Виброплита Wacker 90 кг',
        price: [550, 1100],
        attributes: { brand: 'Wacker Neuson', hours: '', power_hp: 5 },
      },
      {
        ro: 'Freză de asfalt Wirtgen W 500',
        ru: 'Дорожная фреза Wirtgen W 500',
        price: [32000, 52000],
        attributes: { brand: 'Wirtgen', year: 2006 },
      },
    ],
    about: [
      {
        ro: [
          'A lucrat la drumuri locale, întreținut de mecanicul firmei.',
          'Motorul și mecanismele sunt în regulă.',
          'Pornește ușor, gata de sezon.',
        ],
        ru: [
          'Работал на местных дорогах, обслуживал механик фирмы.',
          'Двигатель и механизмы в порядке.',
          'Заводится легко, готов к сезону.',
        ],
      },
      {
        ro: [
          'Se poate vedea la baza noastră, în zile lucrătoare.',
          'Vând cu piese de schimb.',
          'Dăm și în chirie, dacă nu se vinde.',
        ],
        ru: [
          'Посмотреть можно у нас на базе в рабочие дни.',
          'Отдаём с запасными частями.',
          'Пока не продано, можем сдать в аренду.',
        ],
      },
    ],
  },
  'piese-auto': {
    goods: [
      {
        ro: 'Faruri față VW Golf 6, set',
        ru: 'Передние фары VW Golf 6, комплект',
        price: [2200, 3800],
        attributes: { brand: 'Volkswagen' },
      },
      {
        ro: 'Motor 1.9 TDI BXE cu turbină',
        ru: 'Двигатель 1.9 TDI BXE с турбиной',
        price: [9500, 15500],
        attributes: { brand: 'Volkswagen' },
      },
      {
        ro: 'Bară față Mercedes W212',
        ru: 'Бампер передний Mercedes W212',
        price: [2500, 4800],
        attributes: { brand: 'Mercedes-Benz' },
      },
      {
        ro: 'Cutie de viteze 6 trepte Škoda Octavia A5',
        ru: 'КПП 6 ступеней Škoda Octavia A5',
        price: [4800, 7500],
        attributes: { brand: 'Škoda' },
      },
      {
        ro: 'Kit distribuție Renault 1.5 dCi, nou',
        ru: 'Комплект ГРМ Renault 1.5 dCi, новый',
        price: [1300, 2100],
        attributes: { brand: 'Gates', state: 'new' },
      },
      {
        ro: 'Radiator de răcire BMW E90, nou',
        ru: 'Радиатор охлаждения BMW E90, новый',
        price: [1600, 2600],
        attributes: { brand: 'Nissens', state: 'new' },
      },
      {
        ro: 'Plăcuțe și discuri de frână Toyota Prius, noi',
        ru: 'Колодки и диски Toyota Prius, новые',
        price: [1500, 2400],
        attributes: { brand: 'TRW', state: 'new' },
      },
      {
        ro: 'Acumulator Varta 74 Ah, nou',
        ru: 'Аккумулятор Varta 74 А·ч, новый',
        price: [1850, 2350],
        attributes: { brand: 'Varta', state: 'new' },
      },
    ],
    about: [
      {
        ro: [
          'Original, nu copie.',
          'Ajutăm la alegere după codul VIN.',
          'Marfă din Germania, verificată.',
          'Codul piesei îl spun la telefon.',
        ],
        ru: [
          'Оригинал, не копия.',
          'Подберём по VIN-коду.',
          'Товар из Германии, проверен.',
          'Номер детали скажу по телефону.',
        ],
      },
      {
        ro: [
          'Se poate monta la service-ul nostru.',
          'Demontat de pe o mașină utilizată, cu rulaj mic.',
          'Dacă nu se potrivește, o primesc înapoi în 3 zile.',
          'Sunt și alte piese la același model.',
        ],
        ru: [
          'Можно поставить в нашем сервисе.',
          'Снята с б/у машины с небольшим пробегом.',
          'Если не подойдёт, приму обратно в течение 3 дней.',
          'Есть и другие запчасти на эту модель.',
        ],
      },
    ],
  },
  anvelope: {
    goods: [
      {
        ro: 'Anvelope de iarnă Michelin Alpin 205/55 R16, set 4 buc.',
        ru: 'Зимние шины Michelin Alpin 205/55 R16, 4 шт.',
        en: 'Michelin Alpin winter tyres 205/55 R16, set of 4',
        price: [3200, 5800],
        attributes: {
          brand: 'Michelin',
          width: 205,
          profile: 55,
          diameter: 'r16',
          season: 'winter',
        },
      },
      {
        ro: 'Anvelope vară Continental 225/45 R17',
        ru: 'Летние шины Continental 225/45 R17',
        price: [3500, 6200],
        attributes: {
          brand: 'Continental',
          width: 225,
          profile: 45,
          diameter: 'r17',
          season: 'summer',
        },
      },
      {
        ro: 'Cauciucuri noi Debica 195/65 R15, iarnă',
        ru: 'Новая резина Debica 195/65 R15, зима',
        price: [3400, 4200],
        attributes: {
          brand: 'Debica',
          width: 195,
          profile: 65,
          diameter: 'r15',
          season: 'winter',
          state: 'new',
        },
      },
      {
        ro: 'Set 4 anvelope Hankook 235/55 R18, all season',
        ru: 'Комплект Hankook 235/55 R18, всесезонка',
        price: [4500, 7800],
        attributes: { brand: 'Hankook', width: 235, profile: 55, diameter: 'r18', season: 'all' },
      },
      {
        ro: 'Anvelope Pirelli Scorpion 255/50 R19',
        ru: 'Шины Pirelli Scorpion 255/50 R19',
        price: [5500, 9500],
        attributes: {
          brand: 'Pirelli',
          width: 255,
          profile: 50,
          diameter: 'r19',
          season: 'summer',
        },
      },
      {
        ro: '2 anvelope Nokian 215/60 R16',
        ru: '2 шины Nokian 215/60 R16',
        price: [1000, 1900],
        attributes: { brand: 'Nokian', width: 215, profile: 60, diameter: 'r16' },
      },
      {
        ro: 'Anvelope Matador 175/65 R14, ieftin',
        ru: 'Шины Matador 175/65 R14, недорого',
        price: [1200, 2100],
        attributes: { brand: 'Matador', width: 175, profile: 65, diameter: 'r14' },
      },
    ],
    about: [
      {
        ro: [
          'Protector 6–7 mm, uzură uniformă.',
          'Fără petice, fără umflături.',
          'Au fost folosite un singur sezon.',
          'Depozitate corect, în loc uscat și întunecat.',
        ],
        ru: [
          'Протектор 6–7 мм, износ ровный.',
          'Без заплаток и грыж.',
          'Использовали один сезон.',
          'Хранились правильно, в сухом тёмном месте.',
        ],
        en: ['No patches, no bulges.', 'Stored in a dry dark place.'],
      },
      {
        ro: [
          'Vând pentru că am schimbat mașina.',
          'Montarea și echilibrarea se pot face pe loc.',
          'Anul fabricării se vede pe fiecare anvelopă.',
          'Se vând doar împreună.',
        ],
        ru: [
          'Продаю, потому что поменял машину.',
          'Шиномонтаж и балансировка на месте.',
          'Год выпуска виден на каждой шине.',
          'Продаю только вместе.',
        ],
        en: ['Sold only together.'],
      },
    ],
  },
  jante: {
    goods: [
      {
        ro: 'Jante aliaj R16 5×112 VW, Škoda',
        ru: 'Диски литые R16 5×112 VW, Škoda',
        price: [3000, 5200],
        attributes: { diameter: 'r16', material: 'metal' },
      },
      {
        ro: 'Jante originale BMW R18, stil 397',
        ru: 'Оригинальные диски BMW R18, стиль 397',
        price: [7500, 12500],
        attributes: { brand: 'BMW', diameter: 'r18', material: 'metal' },
      },
      {
        ro: 'Jante de tablă R15 4×100, set',
        ru: 'Штампованные диски R15 4×100, комплект',
        price: [1000, 1700],
        attributes: { diameter: 'r15', material: 'metal' },
      },
      {
        ro: 'Roți complete Mercedes AMG R19',
        ru: 'Колёса в сборе Mercedes AMG R19',
        price: [14500, 22500],
        attributes: { brand: 'Mercedes-Benz', diameter: 'r19', material: 'metal' },
      },
      {
        ro: 'Jante Toyota R17 5×114,3',
        ru: 'Диски Toyota R17 5×114,3',
        price: [4200, 6800],
        attributes: { brand: 'Toyota', diameter: 'r17', material: 'metal' },
      },
    ],
    about: [
      {
        ro: [
          'Drepte, fără suduri, verificate pe stand.',
          'Vopsite recent în câmp electrostatic.',
          'Câteva zgârieturi mici la margine, de la bordură.',
        ],
        ru: [
          'Диски ровные, не варёные, проверены на стенде.',
          'Недавно покрашены порошковой краской.',
          'Есть пара мелких царапин от бордюра.',
        ],
      },
      {
        ro: [
          'Set de 4 bucăți, capacele sunt la loc.',
          'ET și gaura centrală le spun la telefon.',
          'Vin cu prezoane.',
        ],
        ru: [
          'Комплект 4 шт., колпачки на месте.',
          'Вылет и ступицу скажу по телефону.',
          'Отдаю с болтами.',
        ],
      },
    ],
  },
  'audio-video-auto': {
    goods: [
      {
        ro: 'Magnitolă Android 9 inch, universală',
        ru: 'Магнитола Android 9 дюймов, универсальная',
        price: [1500, 2600],
        attributes: { brand: 'Teyes' },
      },
      {
        ro: 'Pioneer MVH cu Bluetooth și USB',
        ru: 'Pioneer MVH с Bluetooth и USB',
        price: [1000, 1900],
        attributes: { brand: 'Pioneer' },
      },
      {
        ro: 'Video-registrator 70mai A800',
        ru: 'Видеорегистратор 70mai A800',
        en: '70mai A800 dash cam',
        price: [1600, 2600],
        attributes: { brand: '70mai' },
      },
      {
        ro: 'Subwoofer JBL cu amplificator',
        ru: 'Сабвуфер JBL с усилителем',
        price: [1900, 3500],
        attributes: { brand: 'JBL' },
      },
      {
        ro: 'Boxe auto Hertz 16 cm, pereche',
        ru: 'Колонки Hertz 16 см, пара',
        price: [900, 1800],
        attributes: { brand: 'Hertz' },
      },
      {
        ro: 'Cameră de marșarier cu linii',
        ru: 'Камера заднего вида с разметкой',
        price: [350, 650],
      },
    ],
    about: [
      {
        ro: [
          'Funcționează stabil, fără întreruperi.',
          'Se instalează ușor, firele sunt în set.',
          'Calitate mai bună decât la analogii ieftini.',
        ],
        ru: [
          'Работает стабильно, без глюков.',
          'Простая установка, провода в комплекте.',
          'Качество выше, чем у дешёвых аналогов.',
        ],
        en: ['Easy to install, cables included.'],
      },
      {
        ro: [
          'Pot ajuta la montare.',
          'Scos de pe mașina vândută.',
          'Cutia și instrucțiunea s-au păstrat.',
        ],
        ru: [
          'Могу помочь с установкой.',
          'Снято с проданной машины.',
          'Коробка и инструкция сохранились.',
        ],
        en: ['Box and manual are included.'],
      },
    ],
  },
  'accesorii-auto': {
    goods: [
      {
        ro: 'Covorașe auto din cauciuc Škoda Octavia A7',
        ru: 'Резиновые коврики Škoda Octavia A7',
        price: [450, 800],
      },
      {
        ro: 'Portbagaj Thule pe plafon, 420 l',
        ru: 'Бокс на крышу Thule, 420 л',
        en: 'Thule roof box, 420 l',
        price: [4500, 7500],
      },
      {
        ro: 'Huse auto din piele ecologică, set',
        ru: 'Чехлы из экокожи, комплект',
        price: [1200, 2200],
      },
      { ro: 'Compresor auto 12 V', ru: 'Автомобильный компрессор 12 В', price: [350, 700] },
      {
        ro: 'Booster de pornire 1200 A',
        ru: 'Пусковое устройство (бустер) 1200 А',
        price: [900, 1600],
      },
      { ro: 'Bare transversale aluminiu', ru: 'Поперечины на крышу, алюминий', price: [900, 1700] },
    ],
    about: [
      {
        ro: [
          'Produs de calitate, ține mult.',
          'Se montează ușor, fără scule speciale.',
          'Lucru util la drum.',
        ],
        ru: [
          'Качественная вещь, служит долго.',
          'Ставится просто, без специального инструмента.',
          'В дороге вещь нужная.',
        ],
        en: ['Mounts in a few minutes.'],
      },
      {
        ro: [
          'Mai am și alte accesorii, întrebați.',
          'Rămas de la mașina precedentă.',
          'Compatibilitatea o verificăm după modelul mașinii.',
        ],
        ru: [
          'Есть и другие аксессуары, спрашивайте.',
          'Осталось от прежней машины.',
          'Совместимость проверим по модели авто.',
        ],
        en: ['Left from my previous car.'],
      },
    ],
  },
  'uleiuri-chimie-auto': {
    goods: [
      {
        ro: 'Ulei Castrol Edge 5W-30, 4 l',
        ru: 'Масло Castrol Edge 5W-30, 4 л',
        price: [720, 950],
      },
      {
        ro: 'Ulei Motul 8100 X-clean 5W-40, 5 l',
        ru: 'Масло Motul 8100 X-clean 5W-40, 5 л',
        price: [1050, 1350],
      },
      { ro: 'Antigel G12 roșu, 10 l', ru: 'Антифриз G12 красный, 10 л', price: [380, 560] },
      { ro: 'AdBlue 10 l', ru: 'AdBlue 10 л', price: [140, 210] },
      {
        ro: 'Lichid parbriz iarnă −20 °C, 5 l',
        ru: 'Зимний омыватель −20 °C, 5 л',
        price: [70, 120],
      },
      {
        ro: 'Set detailing: șampon, ceară, microfibre',
        ru: 'Набор для детейлинга: шампунь, воск, микрофибра',
        price: [450, 800],
      },
    ],
    about: [
      {
        ro: [
          'Produs original, în ambalaj închis.',
          'Avem aprobările producătorilor auto, le arătăm la cerere.',
          'Termen de valabilitate verificat.',
        ],
        ru: [
          'Оригинал, закрытая упаковка.',
          'Есть допуски производителей, покажем по запросу.',
          'Срок годности проверен.',
        ],
      },
      {
        ro: [
          'La cumpărarea a două bucăți oferim reducere.',
          'Ajutăm la alegere după marca și anul mașinii.',
          'Preț mai bun pentru service-uri și flote.',
        ],
        ru: [
          'При покупке двух штук скидка.',
          'Поможем подобрать по марке и году авто.',
          'Для СТО и автопарков цена ниже.',
        ],
      },
    ],
  },
  'piese-moto': {
    goods: [
      {
        ro: 'Lanț și pinioane DID Yamaha, kit',
        ru: 'Цепь и звёзды DID Yamaha, комплект',
        price: [1700, 2600],
        attributes: { brand: 'DID' },
      },
      { ro: 'Carburator scuter 50 cm³', ru: 'Карбюратор на скутер 50 кубов', price: [350, 650] },
      {
        ro: 'Cilindru cu piston Honda Dio',
        ru: 'Цилиндр с поршнем Honda Dio',
        price: [600, 1100],
        attributes: { brand: 'Honda' },
      },
      {
        ro: 'Anvelopă moto Michelin 120/70 R17',
        ru: 'Мотошина Michelin 120/70 R17',
        price: [1500, 2500],
        attributes: { brand: 'Michelin' },
      },
      {
        ro: 'Tobă Akrapovič pentru Yamaha MT-07',
        ru: 'Глушитель Akrapovič на Yamaha MT-07',
        price: [4500, 7500],
        attributes: { brand: 'Akrapovič' },
      },
      {
        ro: 'Piese motor MT, Ural, Dnepr',
        ru: 'Запчасти двигателя МТ, Урал, Днепр',
        price: [150, 900],
        attributes: { brand: 'Ural' },
      },
    ],
    about: [
      {
        ro: [
          'Se potrivește la mai multe modele, verificați codul.',
          'Piesă originală, nu replică.',
          'Piesă verificată de mecanic.',
        ],
        ru: [
          'Подходит на несколько моделей, сверяйте номер.',
          'Оригинал, не реплика.',
          'Проверено механиком.',
        ],
      },
      {
        ro: [
          'Vând pentru că motocicleta s-a vândut.',
          'Mai sunt și alte piese, scrieți ce căutați.',
          'Poze suplimentare la cerere.',
        ],
        ru: [
          'Продаю, мотоцикл уже продан.',
          'Есть и другие запчасти, пишите, что ищете.',
          'Дополнительные фото по запросу.',
        ],
      },
    ],
  },
}
