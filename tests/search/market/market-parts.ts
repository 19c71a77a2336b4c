import { adverts } from './market.ts'

export const parts = adverts(
  'parts',
  `
[piese-auto] part
ro | bumper | Bară față BMW X5 E70 | Originală, mici zgârieturi. | | 2500 | brand=BMW state=used
ru | bumper | Бампер передний Гольф 6 | Под покраску. | balti | 1800 | brand=Volkswagen state=used
ro | engine | Motor 1.9 TDI BKC complet | Scos de pe Passat, cu garanție. | | 700 EUR | brand=Volkswagen state=used
ru | engine | Двигатель 1.5 dCi K9K Рено | Контрактный. | | 850 EUR | brand=Renault state=used
ro | headlight | Faruri Skoda Octavia A5 | Set stânga-dreapta. | orhei | 2200 | brand=Skoda state=used
ru | headlight | Фара левая Mercedes W211 | Ксенон, целые крепления. | | 1900 | brand=Mercedes state=used
ro | pads | Plăcuţe de frînă Dacia Logan | Noi, Bosch. | | 350 | brand=Bosch state=new
ru | pads | Тормозные колодки Toyota Prius | Передние, новые. | | 420 | brand=Brembo state=new
ru | gearbox | Коробка передач Опель Астра H, 5 ступ. | С разборки. | balti | 3500 | brand=Opel state=used
ro | battery | Acumulator auto Varta 74Ah | Nou, garanție 2 ani. | | 2300 | brand=Varta state=new
ru | battery | Аккумулятор автомобильный Bosch 60 Ah | Новый, с чеком. | | 1900 | brand=Bosch state=new
ru | battery | АКБ Topla 100Ач | Для дизеля. | soroca | 2600 | brand=Topla state=new
en | battery | Car battery Bosch S4 | Two years old, holds charge. | | 900 | brand=Bosch state=used
ro | mirror | Oglindă laterală dreaptă Golf 5 | Electrică, încălzită. | | 600 | brand=Volkswagen state=used
[anvelope] tyre
ro | winter r16 | Anvelope de iarnă Michelin 205/55 R16 | Set 4 buc, 6 mm. | | 3200 | brand=Michelin width=205 profile=55 diameter=r16 season=winter state=used
ru | winter r16 | Зимняя резина Nokian 205/55 R16 | Комплект, новая. | | 6400 | brand=Nokian width=205 profile=55 diameter=r16 season=winter state=new
ro | summer r15 | Cauciucuri de vară 195/65 R15 Debica | DOT 2023. | balti | 2600 | brand=Debica width=195 profile=65 diameter=r15 season=summer state=used
ru | summer r17 | Летние шины Continental 225/45 R17 | Остаток 5 мм. | | 3000 | brand=Continental width=225 profile=45 diameter=r17 season=summer state=used
ru | winter r14 | Шины зимние 185/65 r14, 4 шт. | Липучка. | soroca | 1800 | brand=Kormoran width=185 profile=65 diameter=r14 season=winter state=used
en | winter r18 | Winter tyres Pirelli 235/60 R18 | Used one season. | | 5200 | brand=Pirelli width=235 profile=60 diameter=r18 season=winter state=like-new
ro | tractor-tyre | Cauciuc tractor MTZ 15.5 R38 | Nou, cu cameră. | drochia | 5400 | brand=Belshina season=all state=new
[jante] rim
ro | r17 | Jante aliaj R17 5x112 | De pe Audi. | | 4500 | brand=Audi diameter=r17 state=used
ru | r15 | Диски литые R15 4x100 Рено | Без трещин. | balti | 2400 | brand=Renault diameter=r15 state=used
ru | r16 | Железные диски R16, 5 шт. | Подойдут на Шкоду. | | 1200 | diameter=r16 state=used
[accesorii-auto] car-accessory
ro | mats | Covoraşe auto din cauciuc Dacia Duster | Set complet. | | 450 | state=new
ru | mats | Коврики в салон BMW X5 | 3D, чёрные. | | 1300 | state=new
ru | covers | Чехлы на сиденья, универсальные | Экокожа. | | 1500 | state=new
ro | holder | Suport telefon auto magnetic | Pentru orice telefon. | | 120 | state=new
ro | rack | Portbagaj de acoperiș Thule 420 l | Închiriere sau vânzare. | | 4800 | state=used
[audio-video-auto] car-audio
ro | dvr | Videoregistrator auto Xiaomi 70mai | Full HD, card 32 GB. | | 900 | brand=Xiaomi state=new
ru | dvr | Видеорегистратор 70mai Dash Cam | С картой памяти. | | 850 | brand=Xiaomi state=used
ru | radio | Магнитола Pioneer 2DIN с экраном | Android, bluetooth. | balti | 2200 | brand=Pioneer state=used
[uleiuri-chimie-auto] oil
ro | | Ulei motor Castrol 5W-30, 4 litri | Original. | | 620 |
ru | | Моторное масло Shell Helix 5W40 4л | Для дизеля и бензина. | | 560 |
[tractoare] tractor
ro | mtz | Tractor MTZ-82 Belarus, 1992 | Motor după reparație. | drochia | 6500 EUR | brand=MTZ year=1992 state=used
ru | mtz | Трактор МТЗ 80, на ходу | С документами. | falesti | 5300 EUR | brand=МТЗ year=1988 state=used
ru | t25 | Трактор Т-25 Владимирец | Плуг в подарок. | soroca | 3200 EUR | brand=ВТЗ year=1985 state=used
ro | | Tractoraș Yanmar 24 CP cu freză | Adus din Japonia. | cahul | 4800 EUR | brand=Yanmar year=1999 state=used
en | | John Deere 6130R tractor | 4200 hours, GPS ready. | balti | 62000 EUR | brand=John_Deere year=2015 state=used
[utilaje-agricole] implement
ro | plough | Plug cu 3 trupițe pentru tractor | Pentru MTZ. | drochia | 9500 | year=2005 state=used
ru | plough | Плуг трёхкорпусный ПЛН 3-35 | Хорошее состояние. | soroca | 9000 | year=2005 state=used
ro | sprayer | Stropitoare 600 l pentru tractor | Bare 12 m. | cahul | 18500 | year=2005 state=used
ru | seeder | Сеялка СПЧ-6 для кукурузы | Готова к работе. | balti | 27000 | year=2005 state=used
[motocultoare] walking-tractor
ro | | Motocultor Centaur 12 CP | Cu plug și freză. | orhei | 24000 | brand=Centaur year=2005 state=used
ru | | Мотоблок дизельный Kentavr 1080 | Фреза, прицеп. | soroca | 26000 | brand=Kentavr year=2005 state=used
ru | | Мотоблок Нева МБ-2 | Бензин, 7 л.с. | comrat | 12000 | brand=Нева year=2005 state=used
[piese-agricole] tractor-part
ro | pump | Pompă hidraulică MTZ-80 | Nouă. | | 1400 | brand=MTZ state=new
ru | starter | Стартер на трактор МТЗ 12V | Редукторный. | balti | 2100 | brand=МТЗ state=new
`,
)
