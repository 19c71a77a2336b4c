import type { Lang } from '#contract/languages.ts'

/** A title with its correct subcategory: the first slug, or an equally correct one. */
export interface Title {
  readonly text: string
  readonly language: Lang
  readonly right: readonly string[]
  /** Not used for tuning; its figure shows how well the weights generalize. */
  readonly isHeldOut: boolean
}

/** Every subcategory once, in alternating languages. */
const table = `
Bmw 530d 2012 urgent, motor 3.0 | autoturisme
Опель Корса на запчасти, не на ходу | autoturisme-piese, piese-auto
Cheap car hire from airport, no deposit | inchirieri-auto
Nissan Leaf 2018, 40 kwh, baterie buna | masini-electrice, autoturisme
Ford Transit 2.2 цельномет, длинная база | furgonete
MAN TGX truck 18.440 euro 5 | camioane
Remorca pt autoturism 750kg cu acte | remorci-semiremorci
Микроавтобус Mercedes Sprinter 20 мест | autobuze-microbuze
Yamaha R6 2008 motorbike 9500 km | motociclete
Vand scuter Honda Dio 50cc | scutere-mopede
Квадроцикл CFMoto 500, 2015г | atv
Xiaomi electric scooter M365 like new | trotinete-electrice
Barca gonflabila cu motor 5 cp | transport-acvatic
Экскаватор-погрузчик JCB 3CX 2007 | excavatoare-incarcatoare
Forklift Toyota 1.5t gas | stivuitoare-macarale
Compactor vibrator cilindru 2 tone | tehnica-rutiera
Бампер передний Passat B6 б/у | piese-auto
Michelin winter tyres 205/55 R16, set of 4 | anvelope
Jante aliaj r17 5x112 audi | jante
Магнитола 2 din андроид | audio-video-auto
Seat covers for car, leather | accesorii-auto
Ulei motor Castrol 5w30 4l | uleiuri-chimie-auto
Цепь и звезда на мотоцикл | piese-moto
2 room flat Botanica, 54 m2, renovated | apartamente-vanzare
Dau in chirie apartament 1 camera Ciocana | apartamente-chirie
Квартира в новострое 3 комнаты, белый вариант | apartamente-noi
Room for rent for a student, near UTM | camere
Casa cu 2 etaje in Durlesti, 120 mp | case-vanzare
Сдам дом на длительный срок | case-chirie
Summer cottage by the lake with 6 ares | case-vacanta
Teren pt constructie 6 ari Stauceni | terenuri-constructii
Продам пашню 2 гектара Оргеев | terenuri-agricole
Garden plot with trees, 5 ares, Vatra | loturi-pomicole
Oficiu 45 m2 centru, chirie | oficii
Магазин в аренду 80 кв.м первая линия | magazine-spatii
Warehouse 500 sqm with ramp | depozite-productie
Cafenea de vanzare, local utilat 90 mp | localuri-horeca, afaceri-gata
Продается гараж на Рышкановке, с ямой | garaje
Underground parking space Riscani | locuri-parcare
Apartament 2 camere pe zi, centru, wi-fi | apartamente-pe-zi
Домик посуточно с баней и мангалом | case-pe-zi
iphone 13 128gb black, battery 88% | smartphone-uri
Nokia 3310 cu butoane, bateria tine mult | telefoane-clasice
Стационарный телефон Panasonic радиотрубка | telefoane-fixe
Apple Watch SE 40mm with strap | ceasuri-smart
Bratara Mi Band 7 sigilata | bratari-fitness
Наушники JBL беспроводные синие | casti
Oculus Quest 2 vr headset 128gb | ochelari-vr
Husa silicon samsung a52 noua | huse-folii
Зарядка для айфона 20W с кабелем | incarcatoare-cabluri
Power bank 20000 mah xiaomi | baterii-externe
Ecran iphone 11 original cu rama | piese-telefoane
Красивый номер Оранж 069 | numere-cartele
Lenovo Thinkpad T480 i5 16gb ram | laptopuri
Calculator gaming ryzen 5 rtx 3060 | calculatoare-desktop
Планшет Samsung Tab A8 64гб | tablete
iMac 27 2017 5k i5 | all-in-one
Server Dell PowerEdge R720 | servere
Видеокарта GTX 1660 super 6gb | placi-video
Intel core i7 9700k processor | procesoare
Placa de baza Asus b450 socket am4 | placi-de-baza
Оперативка ddr4 8gb 2666 | memorie-ram
Samsung 970 evo nvme ssd 500gb | ssd-hdd
Sursa alimentare 650w corsair | carcase-surse
Монитор 27 дюймов 144hz изогнутый | monitoare
HP laserjet printer, works fine | imprimante-scanere
Tastatura mecanica rgb + mouse | tastaturi-mouse
Роутер tp-link archer ac1200 | routere-retea
Windows 11 pro licence key | software
Televizor LG 43 inch smart 4k | televizoare
Проектор Epson для дома full hd | proiectoare
Satellite dish with receiver | tv-box-antene
Boxa JBL Charge 5 bluetooth | boxe-sisteme-audio
Усилитель Pioneer винтаж 2х50вт | amplificatoare
Vinyl records, rock 70s, about 40 pcs | viniluri-playere
Aparat foto Canon 600d cu geanta | camere-foto
Объектив Nikkor 50mm 1.8 | obiective
GoPro hero 9 black with mounts | camere-actiune
Drona DJI mini 2 fly more | drone
Камера наблюдения уличная wifi | supraveghere-video
Ps4 slim 500gb + 2 controllers | console
Joc fifa 23 ps5 disc | jocuri-video
Джойстик для xbox one оригинал | accesorii-console
Fridge Samsung no frost 185 cm | frigidere-congelatoare
Masina de spalat Bosch 7 kg, merge perfect | masini-de-spalat
Посудомойка Беко 45 см | masini-spalat-vase
Gas cooker Gorenje 4 burners oven | aragaze-cuptoare
Hota bucatarie incorporabila 60cm | hote
Пылесос Самсунг 1800вт мешковый | aspiratoare
Delonghi coffee machine magnifica | aparate-cafea
Cuptor cu microunde 20 l alb | cuptoare-microunde
Блендер погружной браун новый | roboti-blendere
Philips steam iron 2400w | fiare-de-calcat
Conditioner 12 000 btu inverter cu montaj | aparate-aer-conditionat
Масляный обогреватель 9 секций | incalzitoare
Water heater Ariston 80 litres | boilere
Coltar extensibil gri, 2,5 m | canapele-coltare
Матрас 160х200 ортопедический | paturi-saltele
Wardrobe with sliding doors and mirror | dulapuri
Masa cu 6 scaune din lemn masiv | mese-scaune
Кухонный гарнитур 2.4м белый глянец | mobilier-bucatarie
Office chair, adjustable, mesh back | mobilier-oficiu
Covor 2x3 persan, lana | covoare-perdele
Люстра хрустальная 5 рожков | iluminat
Porcelain dinner set for 12 people | vesela
Tablou pictat ulei pe panza 60x80 | decor-tablouri
Комплект постельного белья евро сатин | textile-casa
Lawn mower petrol, self propelled | unelte-gradina
Trandafiri la ghiveci si bulbi de lalele | plante-seminte
Качели садовые с тентом | mobilier-gradina
Barbecue grill with lid, charcoal | gratare-piscine
Caramida rosie folosita 2000 buc | caramida-blocuri
Цемент м400 мешок 50 кг доставка | ciment-amestecuri
Oak boards dry 50 mm, 2 cubic metres | lemn-cherestea
Tigla metalica maro, resturi 40 mp | acoperisuri
Минвата 100мм 6 пачек | izolatie
Rebar 12 mm, 6 m bars | metal-armatura
Gresie 60x60 gri mat, 14 mp ramase | gresie-faianta
Ламинат дуб 33 класс 8мм | parchet-laminat
White wall paint 10 l, unopened | vopsele-lacuri
Usa metalica intrare 96x205 | usi-ferestre
Унитаз с бачком cersanit | sanitare
Gas boiler Vaillant 24 kw two circuits | incalzire-cazane, boilere
Cablu electric 3x2.5 cupru rola 100m | electrice
Солнечные батареи 550вт | panouri-solare
Bosch hammer drill 800w | scule-electrice
Set chei tubulare 108 piese | scule-manuale
Генератор бензиновый 3 квт | generatoare-compresoare
Evening dress size S, long, red | rochii-fuste
Palton dama lana marime 44 | geci-paltoane-femei
Блузка женская шелковая р.46 | bluze-camasi-femei
Wedding dress with veil, size 38 | rochii-mireasa
Costum barbatesc negru 50 purtat o data | costume-sacouri
Мужская зимняя куртка XL Columbia | geci-barbati
Levis 501 jeans W32 L34 | blugi-pantaloni
Tricou polo barbati Lacoste M | tricouri-camasi
Туфли женские на каблуке 37 | incaltaminte-femei
Men's leather boots size 43 | incaltaminte-barbati
Adidasi Nike Air Max 42 originali | adidasi-sport
Сумка кожаная черная через плечо | genti-rucsacuri
Casio wrist watch, steel | ceasuri
Inel aur 585 cu piatra 3 gr | bijuterii
Очки солнцезащитные Ray Ban | ochelari
Baby pram 3 in 1 Chicco grey | carucioare
Scaun auto copii 9-36 kg isofix | scaune-auto
Детский трехколесный велосипед с ручкой | triciclete-trotinete
Girls dress 6 years, pink, tulle | haine-fete
Costum baietel 5 ani pt serbare | haine-baieti
Боди и ползунки для новорожденного | haine-bebelusi
Kids winter boots size 28 waterproof | incaltaminte-copii
Lego technic set complet | jucarii
Детская кроватка с матрасом маятник | patuturi-mobilier
Philips Avent bottle steriliser | ingrijire-hranire
Ghiozdan scoala clasa 1 cu penar | rechizite-scolare, genti-rucsacuri
Духи Шанель 50мл оригинал | parfumuri
Eyeshadow palette new, never opened | cosmetica-machiaj
Crema de fata anti rid 50ml | ingrijire-par-piele
Кресло парикмахерское с гидравликой | mobilier-salon
IPL laser hair removal device Braun | aparate-cosmetice, ingrijire-par-piele
Carje pt mers reglabile | produse-ortopedice
Тонометр автоматический Омрон | echipament-medical
Whey protein 2 kg chocolate | vitamine-suplimente
Bicicleta Trek 29 frane hidraulice | biciclete-adulti
Электровелосипед 500вт 48в | biciclete-electrice
Bike helmet and pump | piese-biciclete
Banda de alergat pliabila | fitness
Лыжи Atomic 170 с креплениями | schi-snowboard
Carp fishing rod 3.6 m and reel | pescuit-vanatoare
Cort 4 persoane impermeabil | camping-turism
Пианино чёрное, настроено | instrumente-muzicale
Harry Potter books complete set in English | carti
Ceas vechi de perete anii 1900 | antichitati
Монеты СССР юбилейные рубли | monede-bancnote
Monopoly board game, all pieces | jocuri-de-masa
Catel ciobanesc german 2 luni | caini
Котята британские вислоухие | pisici
Pair of budgies with cage | pasari
Acvariu 100 l cu filtru si pesti | pesti-acvarii
Хомяк джунгарский с клеткой | rozatoare-reptile
Royal Canin dog food 15 kg | hrana-animale
Zgarda si lesa pt caine mare | accesorii-animale
Стрижка собак на дому, Кишинев | servicii-veterinare
Monstera in pot, 1 m tall | plante-camera
Pierdut motan gri pe Botanica, recompensa | pierdute-gasite-animale
Трактор МТЗ 82 1991г | tractoare
Claas combine harvester dominator | combine
Plug cu 3 brazde pt tractor | utilaje-agricole
Мотоблок дизельный 9 л.с. с фрезой | motocultoare
Spare parts for tractor T-40 | piese-agricole
Vaca de lapte cu vitel | bovine
Продам козу дойную, 3 года | ovine-caprine
Piglets 20 kg, vaccinated | porcine
Gaini ouatoare 150 lei buc | pasari-domestice
Ульи с пчелами 10 семей | apicultura
Corn grain 5 tons, dry | cereale-furaje
Mere golden direct din livada | fructe-legume
Виноград молдова на вино, 2 тонны | vin-struguri
Walnut saplings 2 years old, grafted | puieti-rasaduri
Miere de salcam naturala 1 kg | lapte-carne-miere
Навоз перепревший с доставкой | ingrasaminte
Java developer needed, remote | it-telecom
Caut contabil cu experienta 1C | contabilitate-finante
Требуется менеджер по продажам | marketing-vanzari
Secretary wanted for office in centre | administrativ-secretariat
Vanzatoare la magazin alimentar, salariu 9000 | comert-vanzatori
Повар в ресторан, график 2/2 | horeca
Hairdresser wanted for a salon | frumusete-job
Angajam paznic de noapte | paza-securitate
Нужны каменщики и штукатуры на стройку | constructii-job
Driver category C wanted, local routes | soferi-curieri
Muncitor la fabrica, program in ture | productie-muncitori
Тракторист в хозяйство, жилье есть | agricultura-job
Nurse wanted for private clinic | medicina-educatie
Lucru in Germania la depozit, cazare gratis | munca-peste-hotare
Работа для студентов, без опыта, промоутер | fara-experienta
Looking for work as a cleaner, part time | caut-de-lucru
Reparatie apartamente la cheie, ghips carton | reparatii-apartamente
Строим дома под ключ из котельца | constructia-caselor
Electrician, fast, any area | instalator-electrician
Bucatarii si dulapuri la comanda dupa masura | mobila-la-comanda
Грузоперевозки газель грузчики недорого | transport-marfa
Airport transfer by minivan, 8 people | transport-pasageri
Diagnostica auto computerizata si reparatie motor | service-auto
Эвакуатор круглосуточно по Молдове | tractare-auto
Flat cleaning after renovation | curatenie
Dadaca pt copil de 2 ani, cu ziua | bone-ingrijire
Ремонт стиральных машин на дому | reparatii-electrocasnice
Phone screen replacement in 30 minutes | reparatii-telefoane-pc
Avocat divort, consultatii juridice | juridice-contabile
Создание сайтов и реклама в инстаграм | it-design-marketing
Translation and apostille of documents | traduceri
Meditatii matematica clasa 9-12 | meditatii-cursuri
Маникюр гель лак с выездом | saloane-frumusete
Wedding photographer, 500 photos | foto-video-evenimente
Dj si moderator pt nunta, cumatrie | muzica-moderatori
Кассовый аппарат новый с документами | echipament-comercial
Pizza oven, professional, electric | echipament-horeca
Strung industrial pt metal | echipament-industrial
Продаю готовый бизнес, автомойка | afaceri-gata
Looking for investor in a farm | parteneriat-investitii
Haine angro din Turcia, stoc mare | angro
Пансионат в Вадул луй Водэ, номера на выходные | pensiuni-hoteluri
Wine tour to Cricova with guide | excursii-tururi
Chisinau - Milano autocar, plecari saptaminal | bilete-transport
Зал для свадьбы до 200 гостей | sali-evenimente
Balloon arch and flowers for birthday | decor-flori
Chirie costume populare si de carnaval | inchiriere-costume
Билет на концерт, фан зона, 2 шт | bilete-evenimente
Giving away old sofa for free, pick up | dau-gratis
Schimb apartament pe casa, cu adaos | schimb
Потерял паспорт и права, верну вознаграждение | pierdute
Found a bunch of keys near the park | gasite
Branza de oi si slanina de casa | alimente, lapte-carne-miere
Игрушка амигуруми ручной работы | cadouri-handmade
Various things from the attic, all together | altele-diverse
`

/** Titles with wrong proposals, reported in use. */
export const foundTitles: readonly Title[] = [
  { text: 'mașină de spălat', language: 'ro', right: ['masini-de-spalat'], isHeldOut: false },
  { text: 'garaj', language: 'ro', right: ['garaje'], isHeldOut: false },
  { text: 'корова', language: 'ru', right: ['bovine'], isHeldOut: false },
]

const turns = ['ro', 'ru', 'en'] as const

export const titles: readonly Title[] = table
  .trim()
  .split('\n')
  .map((line, index) => {
    const [text = '', right = ''] = line.split(' | ')
    return {
      text,
      language: turns[index % turns.length] ?? 'ro',
      right: right.split(', '),
      isHeldOut: Math.floor(index / turns.length) % 3 === 2,
    }
  })
