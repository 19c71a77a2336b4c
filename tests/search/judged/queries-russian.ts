import { queries } from './queries.ts'

export const russianQueries = queries(
  'ru',
  `
[plain]
машина | car
квартира | flat
телефон | phone
ноутбук | laptop
холодильник | fridge !freezer !display
велосипед | bicycle, tricycle
диван | sofa !armchair
дом | house, holiday-house
телевизор | tv
пылесос | vacuum
шины | tyre
собака | dog
кошка | cat
участок земли | land
детская коляска | stroller
гараж | garage
микроволновка | microwave
мёд | honey
дрова | firewood
монитор | monitor
дача | holiday-house
ремонт квартир | renovation
верблюд |
[synonym]
автомобиль | car
мобильник | phone
ноут | laptop
велик | bicycle
стиралка | washing-machine !dryer
посудомойка | dishwasher
покрышки | tyre
зимняя резина | tyre winter
кондер | air-conditioner
жилье посуточно | flat-daily
картошка | potato
пес | dog
свинья | pig
ушм | power-tool grinder
кресло для авто детское | car-seat
аккумулятор на машину | part battery
[form]
квартиру купить | flat-sale
телефоны самсунг | phone brand=samsung
щенок | dog !adult
котенок | cat !adult
стулья | chair
кровати | bed
коровы | cow
грецкие орехи | walnut
книга | book
дверь | door
окно | window
[script]
mashina | car
holodilnik | fridge !freezer !display
stiralnaya mashina | washing-machine !dryer
detskaya kolyaska | stroller
shchenki | dog !adult
мед | honey
drova | firewood
divan uglovoy | sofa corner
[model]
бмв х5 | car model=x5
айфон 13 | phone i13
айфон 13 про | phone i13pro
самсунг с21 | phone s21
тесла модель 3 | car model=model-3
видеокарта 1660 | gpu gtx1660
шины 205/55 р16 | tyre r16
мтз 80 | tractor mtz year=1988
плейстейшен 5 | console ps5, ps5-game, ps5 joystick
мерседес w211 | car model=clasa-e year=2004
[place]
квартира бельцы | flat @balti
дом в сороках | house @soroca
участок оргеев | land @orhei
аренда бельцы квартира | flat-rent @balti, flat-daily @balti
работа бельцы | job @balti
квартира чеканы | flat ciocana
машины комрат | car @comrat
яблоки сороки | apple-fruit @soroca
[many-words]
снять 2 комнатную квартиру ботаника | flat-rent botanica rooms=2
продам 3 комнатную квартиру чеканы | flat-sale ciocana rooms=3
тойота приус гибрид 2012 | car model=prius year=2012
стиральная машина бош 8 кг | washing-machine brand=Bosch
игровой ноутбук 16 гб | laptop gaming ram=16
диван угловой серый | sofa corner color=grey
кроссовки адидас белые 40 | sneakers adidas shoe_size=40
мебель на заказ кухни | furniture-service
[typo]
vfibyf | car
rdfhnbhf | flat
ghbynth | printer !cartridge
холодилник | fridge !freezer !display
велосепед | bicycle, tricycle
айфн 13 | phone i13
самсунк s21 | phone s21
каляска | stroller
пылисос | vacuum
мерседэс | car make=mercedes-benz, sprinter
фольцваген пассат | car model=passat
шкода актавия | car model=octavia
стиральная машына | washing-machine !dryer
микровалновка | microwave
кросовки найк | sneakers nike
газонакосилка | mower
гитора | guitar
[cross-language]
молоко | milk
виноград | grapes
пшеница | wheat
утки | duck
козы | goat
ульи с пчелами | hive
аккордеон | accordion
икона | antique !samovar
учебник математики | maths-book
солнечные очки | glasses
сушильная машина | dryer
вытяжка | hood
тюльпаны | seeds
юбка | skirt
программист | it-job
фотограф на свадьбу | photographer
переводы документов | translation
парикмахер | haircut
будка для собаки | dog-house
`,
)
