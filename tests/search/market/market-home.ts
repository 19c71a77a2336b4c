import { adverts } from './market.ts'

export const household = adverts(
  'home',
  `
[canapele-coltare] sofa
ro | | Canapea extensibilă, gri | Ladă pentru lenjerie. | | 4200 | material=fabric color=grey state=used
ro | corner | Colțar din piele, 3 m | Canapea de colt, bej. | | 8900 | material=leather state=used
ru | | Диван раскладной, велюр | Самовывоз, 4 этаж. | balti | 2900 | material=fabric state=used
ru | corner | Угловой диван с нишей | Серый, почти новый. | | 6800 | material=fabric color=grey state=like-new
ru | | Софа детская, выдвижная | Ортопедическая. | soroca | 2100 | material=fabric state=used
en | | Three-seat sofa, leather, brown | Smoke-free home. | | 5900 | material=leather color=brown state=used
ro | armchair | Fotoliu cu balansoar | Lemn de fag. | | 1800 | material=wood state=used
ru | armchair | Кресло мягкое, 2 шт. | Из гостиного гарнитура. | | 1500 | material=fabric state=used
[paturi-saltele] bed-group
ro | bed | Pat matrimonial 160x200 cu saltea | Lemn masiv. | | 4900 | material=wood state=used
ro | bed | Pat dublu tapițat, cu somieră | Cap înalt. | orhei | 5500 | material=fabric state=used
ru | bed | Кровать двуспальная, 180 на 200 | Без матраса. | | 3600 | material=mdf state=used
ru | mattress | Матрас ортопедический 160х200 | Новый, в плёнке. | | 2900 | state=new
ro | mattress | Saltea Ascona 140x200 | Spumă cu memorie. | | 2400 | state=used
en | bed | Single bed with drawers, 90x200 | Pine wood. | balti | 1700 | material=wood state=used
ru | bed bunk | Двухъярусная кровать, металл | Для общежития. | | 2600 | material=metal state=used
[dulapuri] wardrobe
ro | | Dulap cu uși glisante, oglindă | 2,4 m lățime. | | 5200 | material=mdf state=used
ro | | Şifonier cu 3 uşi | Culoare nuc. | soroca | 1900 | material=mdf state=used
ru | | Шкаф-купе 2 метра | Разобран, готов к вывозу. | | 4100 | material=mdf state=used
ru | | Шкаф для одежды, трёхдверный | Советский, крепкий. | balti | 900 | material=wood state=used
ru | chest | Комод на 5 ящиков | Белый. | | 1400 | material=mdf color=white state=used
[mese-scaune] table-chair
ro | table chair | Masă de bucătărie cu 4 scaune | Extensibilă. | | 3200 | material=wood state=used
ru | table | Стол обеденный, стеклянный | Раздвижной. | | 2700 | material=glass state=used
ru | chair | Стулья деревянные, 6 шт. | Бук. | cahul | 2400 | material=wood state=used
ro | desk table | Masă de scris pentru elev | Cu rafturi. | balti | 1300 | material=mdf state=used
en | table | Coffee table, solid oak | 110x60 cm. | | 1900 | material=wood state=used
[mobilier-bucatarie] kitchen
ro | | Bucătărie de colț, MDF lucios | 3,2 m, fără tehnică. | | 12500 | material=mdf state=used
ru | | Кухонный гарнитур, 2,6 м | Белый глянец. | | 8900 | material=mdf state=used
[mobilier-oficiu] office-furniture
ro | office-chair | Scaun de oficiu ergonomic | Plasă, brațe reglabile. | | 1600 | state=used
ru | office-chair | Офисное кресло, кожзам | Крутится, газлифт новый. | | 1100 | state=used
[covoare-perdele] textile
ro | carpet | Covor Floare Carpet 2x3 m | Lână, fără pete. | | 1900 | state=used
ru | carpet | Ковёр шерстяной, ручная работа | 2,5 на 3,5. | soroca | 2300 | state=used
ro | curtain | Perdele și draperii pentru salon | Cusute la comandă. | | 1200 | state=used
ru | curtain | Шторы блэкаут, 2 полотна | Серые. | | 600 | state=new
[iluminat] lamp
ro | | Lustră cu 5 becuri | Stil clasic. | | 800 | state=used
ru | | Люстра хрустальная, Чехия | На 8 ламп. | balti | 2200 | state=used
[unelte-gradina] garden-tool
ro | mower | Maşină de tuns iarba Stihl, benzină | Coș 55 l. | orhei | 4500 | brand=Stihl state=used
ru | mower | Газонокосилка Bosch электрическая | Ротор 34 см. | | 2200 | brand=Bosch state=used
ru | trimmer | Триммер бензиновый Husqvarna | Леска и диск. | soroca | 2900 | brand=Husqvarna state=used
ro | chainsaw | Drujbă Stihl MS 180 | Lanț nou. | | 3300 | brand=Stihl state=used
ru | chainsaw | Бензопила Husqvarna 137 | Заводится сразу. | balti | 2500 | brand=Husqvarna state=used
[gratare-piscine] grill
ro | | Grătar din fier forjat cu ceaun | Pentru curte. | | 2100 | state=new
ru | | Мангал разборный, 3 мм | С шампурами. | | 900 | state=new
[plante-seminte] seeds
ro | | Bulbi de lalele, mix | 10 bucăți. | | 60 |
[scule-electrice] power-tool
ro | drill | Bormașină Bosch cu percuție | 750 W. | | 900 | brand=Bosch state=used
ro | screwdriver | Șurubelniță Makita 18V, 2 acumulatoare | Valiză. | | 2300 | brand=Makita state=used
ru | screwdriver | Шуруповёрт DeWalt 12V | Две батареи. | | 1800 | brand=DeWalt state=used
ru | grinder | Болгарка Makita 125 мм | 840 Вт. | balti | 950 | brand=Makita state=used
ru | drill | Дрель ударная Интерскол | Рабочая. | soroca | 500 | brand=Интерскол state=used
ro | rotary-hammer | Perforator Makita HR2470 | SDS plus. | | 2400 | brand=Makita state=used
en | circular-saw | DeWalt circular saw | 165 mm blade. | | 2200 | brand=DeWalt state=used
ro | grinder | Polizor unghiular Bosch 125 | Discuri cadou. | cahul | 850 | brand=Bosch state=used
[generatoare-compresoare] generator-group
ro | generator | Generator electric 3 kW benzină | Pornire electrică. | | 6900 | brand=Konner state=new
ru | generator | Генератор Honda 5 кВт | Бензин. | | 14500 | brand=Honda state=used
ru | compressor | Компрессор 50 л, 220В | Масляный. | balti | 3200 | brand=Forte state=used
[usi-ferestre] doors-windows
ro | window | Geamuri termopan la comandă | Rehau, 5 camere. | | 1800 | state=new
ru | window | Окна ПВХ, б/у, 140х130 | Две штуки. | | 900 | state=used
ru | door | Дверь входная металлическая | Утеплённая. | balti | 3900 | state=new
ro | door interior-door | Uşi de interior din lemn, 5 bucăți | Culoare stejar. | | 4200 | state=used
[caramida-blocuri] masonry
ro | brick | Cărămidă roşie, 2000 bucăți | Din demolare. | straseni | 4 |
ru | block | Газоблок Макрон 30х20х60 | Остатки, 3 куба. | | 1100 |
ru | brick | Кирпич красный, новый | На поддонах. | balti | 6 |
[ciment-amestecuri] cement
ro | | Ciment M400 Lafarge, sac 40 kg | Livrare de la 20 saci. | rezina | 115 |
ru | | Цемент 500, мешок 25 кг | С доставкой. | | 90 |
[parchet-laminat] flooring
ro | | Laminat clasa 33, 12 mm | Rest 18 mp. | | 130 |
ru | | Ламинат Egger, дуб, 8 мм | 25 м². | | 110 |
[incalzire-cazane] heating
ro | | Cazan pe gaz Ariston 24 kW | Dublu circuit. | | 9800 | brand=Ariston state=used
ru | | Котёл газовый Vaillant, двухконтурный | Турбо. | balti | 10500 | brand=Vaillant state=used
ro | stove-wood | Sobă pe lemne din fontă | Teracotă. | soroca | 3500 | state=used
[lemn-cherestea] wood
ro | firewood | Lemne de foc, salcâm, livrare | Despicate. | hincesti | 900 |
ru | firewood | Дрова колотые, дуб, акация | Складометр. | orhei | 950 |
ro | timber | Cherestea de pin, 1 m³ | Uscată. | | 5200 |
[panouri-solare] solar
ro | | Panouri solare 550 W Longi | Set 10 buc. | | 1500 | state=new
ru | | Солнечные панели 450 Вт | Новые, гарантия. | | 1300 | state=new
`,
)
