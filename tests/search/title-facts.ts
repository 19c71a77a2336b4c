/** A title with what it states: subcategories that are right, and values of attributes by key. */
export interface TitleFacts {
  readonly text: string
  readonly right: readonly string[]
  readonly attributes: Readonly<Record<string, string>>
  /** Not looked at while the rules were made. */
  readonly isHeldOut: boolean
}

/** Written before the rules; what a title does not state is not in its row. */
const table = `
iPhone 13 128GB negru | smartphone-uri | brand=apple; model=iPhone 13; memory=128; color=black
Apartament 2 camere 54 m2 Botanica | apartamente-vanzare | rooms=2; area=54
Golf 5 2007 diesel 1.9 | autoturisme | make=volkswagen; model=golf; year=2007; fuel=diesel; engine_cc=1900
Айфон 13 128 гб черный | smartphone-uri | brand=apple; model=iPhone 13; memory=128; color=black
Samsung Galaxy S21 Ultra 256 gb | smartphone-uri | brand=samsung; model=Galaxy S21 Ultra; memory=256
Vând Dacia Logan 2015, 1.5 dci, 142000 km | autoturisme | make=dacia; model=logan; year=2015; engine_cc=1500; mileage=142000; offer_type=sell
Продам 3-комнатную квартиру 72 м², Рышкановка | apartamente-vanzare | rooms=3; area=72; offer_type=sell
Garsonieră 28 mp centru, euroreparație | apartamente-vanzare,apartamente-chirie | rooms=studio; area=28; finish=euro
Chirie apartament 1 cameră Ciocana, mobilat | apartamente-chirie | rooms=1; furnished=true
Xiaomi Redmi Note 12 8/256 albastru | smartphone-uri | brand=redmi,xiaomi; model=Redmi Note 12; ram=8; memory=256; color=blue
BMW X5 3.0 diesel automat 2012 | autoturisme | make=bmw; model=x5; engine_cc=3000; fuel=diesel; gearbox=automatic; year=2012
Toyota Prius hybrid 2010 gri | autoturisme | make=toyota; model=prius; fuel=hybrid; year=2010; color=grey
Мерседес Е класс 2.2 дизель 2011 год | autoturisme | make=mercedes-benz; model=clasa-e; engine_cc=2200; fuel=diesel; year=2011
Шкода Октавия 1.6 бензин механика 2014 | autoturisme | make=skoda; model=octavia; engine_cc=1600; fuel=petrol; gearbox=manual; year=2014
Laptop Lenovo ThinkPad T480 i5 16GB 512 SSD | laptopuri | brand=lenovo; cpu=intel-core-i5; ram=16; storage_gb=512
MacBook Air M1 8/256 | laptopuri | brand=apple; cpu=apple-m; ram=8; storage_gb=256
Ноутбук Asus 15.6 i7 8 гб, ssd 256 | laptopuri | brand=asus; screen_in=15.6; cpu=intel-core-i7; ram=8; storage_gb=256
Mașină de spălat Bosch 7 kg | masini-de-spalat | brand=Bosch; load_kg=7
Стиральная машина LG 6 кг | masini-de-spalat | brand=LG; load_kg=6
Televizor Samsung 43 inch 4K smart | televizoare | brand=Samsung; screen_in=43; resolution=4k; smart_tv=true
Casă 120 m2 cu 6 ari de pământ, Codru | case-vanzare | area=120; land_area=6
Teren 10 ari Dumbrava | terenuri-constructii | land_area=10
Участок 6 соток под застройку | terenuri-constructii | land_area=6
Anvelope de iarnă 205/55 R16 Michelin | anvelope | season=winter; width=205; profile=55; diameter=r16; brand=Michelin
Шины летние 195/65 R15 | anvelope | season=summer; width=195; profile=65; diameter=r15
PlayStation 5 cu două manete | console | platform=playstation-5
Приставка PS4 Slim 1tb | console | platform=playstation-4; memory=1024
Canapea de colț stofă gri | canapele-coltare | material=fabric; color=grey
Rochie de seară roșie mărimea M | rochii-fuste | color=red; size=m
Кроссовки Nike 42 размер белые | adidasi-sport,incaltaminte-barbati | shoe_size=42; color=white
Bicicletă de munte Trek roți 29 | biciclete-adulti | brand=Trek; wheel_in=29
Велосипед взрослый 26 дюймов алюминий | biciclete-adulti | wheel_in=26; material=metal
Cățeluși labrador 2 luni, fetiță | caini | age_months=2; sex=female
Șofer categoria C, program flexibil | soferi-curieri | schedule=flex
Angajăm vânzătoare, salariu 12000 lei | comert-vanzatori | job_kind=vacancy; salary=12000
iPad 10 64GB wifi | tablete | brand=apple; memory=64
Monitor Dell 27 2K | monitoare | brand=Dell; screen_in=27; resolution=2k
Frigider Indesit no frost alb | frigidere-congelatoare | brand=Indesit
Căști JBL wireless | casti | brand=JBL
Apple Watch 8 45mm | ceasuri-smart | brand=Apple
Opel Astra H 1.7 cdti 2008 break | autoturisme | make=opel; model=astra; engine_cc=1700; year=2008; body=estate
Renault Megane 3, 2013, 1.5 dci, universal, 110 cai | autoturisme | make=renault; model=megane; year=2013; engine_cc=1500; body=estate; power_hp=110
VW Passat B6 2.0 tdi 140 cp | autoturisme | make=volkswagen; model=passat; engine_cc=2000; power_hp=140; fuel=diesel
Tesla Model 3 2021 albă | autoturisme,masini-electrice | make=tesla; model=model-3; year=2021; color=white
Сдаю 2-х комнатную квартиру на Ботанике с мебелью | apartamente-chirie | rooms=2; furnished=true; offer_type=rent-out
Apartament 3 odăi, etajul 4 din 9, 85 m.p. | apartamente-vanzare | rooms=3; floor=4; floors_total=9; area=85
Poco X5 Pro 5G 8/256GB ca nou | smartphone-uri | brand=poco; model=Poco X5 Pro; ram=8; memory=256; state=like-new
Pixel 7a 128gb | smartphone-uri | brand=google; model=Pixel 7a; memory=128
Телефон Honor 90 12/512 зеленый | smartphone-uri | brand=honor; model=Honor 90; ram=12; memory=512; color=green
iPhone 11 Pro Max 64 gb auriu, baterie 82% | smartphone-uri | brand=apple; model=iPhone 11 Pro Max; memory=64
Husă silicon iPhone 14 | huse-folii | 
Чехол для Samsung A52 черный | huse-folii | 
Curs valutar cărți 5 bucăți | carti | 
Dau gratis pui de pisică | pisici,dau-gratis | 
Tractor MTZ 82 1992 | tractoare | brand=MTZ; year=1992
Honda CBR 600 2006 | motociclete | brand=Honda; year=2006; engine_cc=600
Ford Focus 2 2009 universal 1.6 TDCi, negru metalic | autoturisme | make=ford; model=focus; year=2009; body=estate; engine_cc=1600; color=black; fuel=diesel
Hyundai Tucson 4x4 2017 | autoturisme | make=hyundai; model=tucson; drive=awd; year=2017
Масло моторное 5w40 4 л | uleiuri-chimie-auto | 
Pantofi damă piele naturală 38 | incaltaminte-femei | shoe_size=38
`

/** Every third row is held out. */
export const titleFacts: readonly TitleFacts[] = table
  .trim()
  .split('\n')
  .map((line, index) => {
    const [text = '', right = '', attributes = ''] = line.split('|').map((part) => part.trim())
    return {
      text,
      right: right.split(','),
      attributes: Object.fromEntries(
        attributes
          .split(';')
          .map((one) => one.trim())
          .filter((one) => one !== '')
          .map((one): [string, string] => {
            const at = one.indexOf('=')
            return [one.slice(0, at), one.slice(at + 1)]
          }),
      ),
      isHeldOut: index % 3 === 2,
    }
  })
