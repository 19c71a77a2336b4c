import type { CategoryRecipes } from './recipe.ts'

export const diverse: CategoryRecipes = {
  'dau-gratis': {
    goods: [
      {
        ro: 'Dau gratis canapea veche',
        ru: 'Отдам даром старый диван',
        en: 'Old sofa for free',
        price: [0, 0],
      },
      {
        ro: 'Dau gratis cărți pentru copii',
        ru: 'Отдам даром детские книги',
        en: 'Children’s books for free',
        price: [0, 0],
      },
      {
        ro: 'Dau haine pentru bebeluș, 0–6 luni',
        ru: 'Отдам вещи на малыша, 0–6 месяцев',
        price: [0, 0],
      },
      {
        ro: 'Dau gratis dulap, cu ridicare din apartament',
        ru: 'Отдам шкаф, самовывоз из квартиры',
        price: [0, 0],
      },
      { ro: 'Dau gratis lemne și scânduri', ru: 'Отдам даром дрова и доски', price: [0, 0] },
      {
        ro: 'Borcane de sticlă, gratis',
        ru: 'Стеклянные банки, даром',
        en: 'Glass jars for free',
        price: [0, 0],
      },
      {
        ro: 'Dau gratis pământ negru, cu încărcarea dvs.',
        ru: 'Отдам чернозём, погрузка ваша',
        price: [0, 0],
      },
      {
        ro: 'Dau gratis televizor vechi cu kinescop',
        ru: 'Отдам старый кинескопный телевизор',
        price: [0, 0],
      },
    ],
    about: [
      {
        ro: [
          'Eliberez locul și dau cui îi trebuie.',
          'Nouă nu ne mai trebuie, poate îi prinde bine cuiva.',
          'Îmi pare rău să arunc, mai bine dau.',
        ],
        ru: [
          'Освобождаю место, отдам тому, кому нужно.',
          'Нам больше не нужно, может, кому-то пригодится.',
          'Выбрасывать жалко, лучше отдам.',
        ],
        en: ['I am making room and give it to whoever needs it.', 'It is a pity to throw it away.'],
      },
      {
        ro: [
          'Trebuie ridicat personal.',
          'Cine vine primul, acela ia.',
          'Rog să ridicați în această săptămână.',
        ],
        ru: [
          'Только самовывоз.',
          'Кто первый приедет, тот и забирает.',
          'Прошу забрать на этой неделе.',
        ],
        en: ['Pick-up only.', 'First come, first served.'],
      },
    ],
  },
  schimb: {
    goods: [
      {
        ro: 'Schimb bicicletă pe trotinetă electrică',
        ru: 'Меняю велосипед на электросамокат',
        en: 'Swap: bicycle for an electric scooter',
        price: [0, 0],
      },
      {
        ro: 'Schimb PlayStation 4 pe laptop',
        ru: 'Меняю PlayStation 4 на ноутбук',
        en: 'Swap: PlayStation 4 for a laptop',
        price: [0, 0],
      },
      {
        ro: 'Schimb cărucior pe pătuț pentru copii',
        ru: 'Меняю коляску на детскую кроватку',
        price: [0, 0],
      },
      {
        ro: 'Schimb chitară acustică pe clape',
        ru: 'Меняю акустическую гитару на синтезатор',
        price: [0, 0],
      },
      {
        ro: 'Schimb telefon Samsung pe iPhone, cu adaos',
        ru: 'Меняю Samsung на iPhone с моей доплатой',
        price: [0, 0],
      },
      {
        ro: 'Schimb motocultor pe scule electrice',
        ru: 'Меняю мотоблок на электроинструмент',
        price: [0, 0],
      },
    ],
    about: [
      {
        ro: [
          'Stare bună, am avut grijă.',
          'Totul funcționează, verificați la întâlnire.',
          'Poze suplimentare trimit în mesaje.',
        ],
        ru: [
          'Состояние хорошее, пользовались бережно.',
          'Всё работает, проверите при встрече.',
          'Дополнительные фото пришлю в сообщениях.',
        ],
        en: ['Good condition.', 'I send more photos on request.'],
      },
      {
        ro: [
          'Propuneți variantele voastre.',
          'Examinez și alte propuneri.',
          'Schimbul se face la întâlnire, după verificare.',
        ],
        ru: [
          'Предлагайте ваши варианты.',
          'Рассмотрю и другие предложения.',
          'Обмен при встрече, после проверки.',
        ],
        en: ['Other offers are welcome.', 'We swap when we meet, after checking.'],
      },
    ],
  },
  pierdute: {
    goods: [
      {
        ro: 'Pierdut câine alb cu pete, recompensă',
        ru: 'Пропала белая собака с пятнами, вознаграждение',
        en: 'Lost white spotted dog, reward',
        price: [0, 0],
      },
      { ro: 'Pierdută pisică gri, pufoasă', ru: 'Потерялась серая пушистая кошка', price: [0, 0] },
      {
        ro: 'Pierdut portmoneu cu acte',
        ru: 'Потерян кошелёк с документами',
        en: 'Lost wallet with documents',
        price: [0, 0],
      },
      {
        ro: 'Pierdute chei cu breloc roșu',
        ru: 'Потеряны ключи с красным брелоком',
        price: [0, 0],
      },
      { ro: 'Pierdut telefon în husă neagră', ru: 'Потерян телефон в чёрном чехле', price: [0, 0] },
      {
        ro: 'Pierdut inel de aur, în parc',
        ru: 'Потеряно золотое кольцо, в парке',
        en: 'Lost gold ring, in the park',
        price: [0, 0],
      },
    ],
    about: [
      {
        ro: [
          'S-a întâmplat săptămâna aceasta.',
          'Dacă știți ceva, scrieți-mi, vă rog.',
          'Pentru familia noastră este foarte important.',
        ],
        ru: [
          'Это случилось на этой неделе.',
          'Если что-то знаете, напишите, пожалуйста.',
          'Для нашей семьи это очень важно.',
        ],
        en: ['It happened this week.', 'If you know anything, please write to me.'],
      },
      {
        ro: [
          'Ofer recompensă celui care ajută.',
          'Mulțumesc tuturor celor care distribuie anunțul.',
          'Semnele deosebite le spun la telefon.',
        ],
        ru: [
          'Вознаграждение тому, кто поможет.',
          'Спасибо всем, кто поделится объявлением.',
          'Особые приметы назову по телефону.',
        ],
        en: ['There is a reward for help.', 'Thank you for sharing this advert.'],
      },
    ],
  },
  gasite: {
    goods: [
      {
        ro: 'Găsit cățel cu zgardă albastră',
        ru: 'Найден щенок в синем ошейнике',
        en: 'Found: puppy with a blue collar',
        price: [0, 0],
      },
      {
        ro: 'Găsite chei lângă piață',
        ru: 'Найдены ключи возле рынка',
        en: 'Found: keys near the market',
        price: [0, 0],
      },
      { ro: 'Găsit buletin de identitate', ru: 'Найдено удостоверение личности', price: [0, 0] },
      { ro: 'Găsit telefon în taxi', ru: 'Найден телефон в такси', price: [0, 0] },
      { ro: 'Găsiți ochelari într-un microbuz', ru: 'Найдены очки в маршрутке', price: [0, 0] },
      {
        ro: 'Găsită pisică blândă, tigrată',
        ru: 'Найдена ласковая полосатая кошка',
        price: [0, 0],
      },
    ],
    about: [
      {
        ro: [
          'Caut proprietarul.',
          'Întorc gratuit proprietarului.',
          'Totul este în siguranță la mine.',
        ],
        ru: ['Ищу хозяина.', 'Верну хозяину бесплатно.', 'Всё в сохранности у меня.'],
        en: ['I am looking for the owner.', 'I return it to the owner free of charge.'],
      },
      {
        ro: [
          'Spuneți câteva detalii, ca să știu că este al dumneavoastră.',
          'Scrieți-mi unde și când ați pierdut.',
          'Dacă recunoașteți, scrieți-mi în mesaje.',
        ],
        ru: [
          'Назовите пару деталей, чтобы было понятно, что это ваше.',
          'Напишите, где и когда потеряли.',
          'Если узнали, напишите в сообщения.',
        ],
        en: [
          'Please describe a few details, so that I know it is yours.',
          'Tell me where and when you lost it.',
        ],
      },
    ],
  },
  alimente: {
    goods: [
      {
        ro: 'Miere de salcâm de casă, 1 kg',
        ru: 'Акациевый мёд домашний, 1 кг',
        en: 'Acacia honey, 1 kg',
        price: [120, 180],
      },
      {
        ro: 'Brânză de oi de la țară, 1 kg',
        ru: 'Овечья брынза из села, 1 кг',
        en: 'Sheep cheese from the village, 1 kg',
        price: [110, 160],
      },
      { ro: 'Vin de casă, preț pe litru', ru: 'Домашнее вино, цена за литр', price: [30, 60] },
      { ro: 'Ouă de casă, 10 bucăți', ru: 'Домашние яйца, 10 штук', price: [30, 45] },
      { ro: 'Nuci în coajă, preț pe kg', ru: 'Орехи в скорлупе, цена за кг', price: [30, 55] },
      {
        ro: 'Torturi la comandă, preț pe kg',
        ru: 'Торты на заказ, цена за кг',
        en: 'Cakes to order, price per kg',
        price: [280, 450],
      },
      { ro: 'Plăcinte de casă la comandă', ru: 'Домашние плацинды на заказ', price: [25, 60] },
      {
        ro: 'Ulei de floarea-soarelui presat la rece, 1 l',
        ru: 'Подсолнечное масло холодного отжима, 1 л',
        price: [45, 70],
      },
    ],
    about: [
      {
        ro: [
          'Natural, fără adaosuri.',
          'Ca pentru familia noastră.',
          'Calitate pentru care răspundem.',
        ],
        ru: ['Натуральное, без добавок.', 'Как для своей семьи.', 'За качество отвечаем.'],
        en: ['Natural, without additives.', 'As for our own family.'],
      },
      {
        ro: [
          'Livrăm joia și sâmbăta.',
          'La cantități mai mari facem reducere.',
          'Comenzile se primesc cu două zile înainte.',
        ],
        ru: [
          'Доставляем в четверг и субботу.',
          'На больший объём скидка.',
          'Заказы принимаем за два дня.',
        ],
        en: ['We deliver on Thursdays and Saturdays.', 'A discount for larger quantities.'],
      },
      {
        ro: ['Avem clienți care revin de ani de zile.', 'Scrieți cât doriți și vă confirmăm.'],
        ru: ['Клиенты возвращаются годами.', 'Напишите, сколько нужно, и мы подтвердим.'],
        en: ['Write how much you would like.'],
      },
    ],
  },
  'cadouri-handmade': {
    goods: [
      {
        ro: 'Lumânări din ceară naturală, set',
        ru: 'Свечи из натурального воска, набор',
        en: 'Beeswax candles, set',
        price: [120, 350],
      },
      {
        ro: 'Ie brodată manual',
        ru: 'Ия с ручной вышивкой',
        en: 'Hand-embroidered ie blouse',
        price: [1500, 4500],
      },
      {
        ro: 'Jucărie croșetată, iepuraș',
        ru: 'Вязаная игрушка, зайчик',
        en: 'Crocheted bunny',
        price: [180, 400],
      },
      {
        ro: 'Coș cadou cu vin și miere',
        ru: 'Подарочная корзина с вином и мёдом',
        price: [450, 1300],
      },
      { ro: 'Cană cu numele tău', ru: 'Кружка с вашим именем', price: [120, 200] },
      {
        ro: 'Portret la comandă după poză',
        ru: 'Портрет на заказ по фото',
        en: 'Portrait painted from a photo',
        price: [600, 2500],
      },
      { ro: 'Mărțișoare lucrate manual', ru: 'Мэрцишоры ручной работы', price: [20, 80] },
      { ro: 'Săpun natural cu lavandă', ru: 'Натуральное мыло с лавандой', price: [40, 90] },
    ],
    about: [
      {
        ro: [
          'Fiecare lucru este unicat.',
          'Lucrez cu drag, la comandă și din stoc.',
          'Un cadou cald, cu suflet.',
        ],
        ru: [
          'Каждая вещь в единственном экземпляре.',
          'Делаю с любовью, на заказ и из наличия.',
          'Тёплый подарок с душой.',
        ],
        en: ['Every piece is unique.', 'Made with care, to order or from stock.'],
      },
      {
        ro: [
          'Ambalez frumos, gata de dăruit.',
          'Culorile și mărimea se pot discuta.',
          'Termenul obișnuit este de 3–7 zile.',
        ],
        ru: [
          'Красиво упакую, можно сразу дарить.',
          'Цвет и размер можно обсудить.',
          'Обычный срок — 3–7 дней.',
        ],
        en: ['Nicely wrapped, ready to give.', 'Usually ready in 3–7 days.'],
      },
      {
        ro: ['Trimit prin poștă în toată Moldova.', 'Poze cu alte lucrări trimit în mesaje.'],
        ru: ['Отправляю почтой по всей Молдове.', 'Фото других работ пришлю в сообщениях.'],
        en: ['I send by post anywhere in Moldova.'],
      },
    ],
  },
  'altele-diverse': {
    goods: [
      {
        ro: 'Cutii de carton pentru mutare',
        ru: 'Картонные коробки для переезда',
        en: 'Cardboard boxes for moving',
        price: [5, 18],
      },
      {
        ro: 'Samovar vechi din cupru',
        ru: 'Старинный медный самовар',
        en: 'Old copper samovar',
        price: [900, 3500],
      },
      { ro: 'Brad artificial 1,8 m', ru: 'Искусственная ёлка 1,8 м', price: [400, 1200] },
      {
        ro: 'Butoi de stejar 100 l',
        ru: 'Дубовая бочка 100 л',
        en: 'Oak barrel 100 l',
        price: [2500, 5500],
      },
      { ro: 'Butelie de gaz 27 l', ru: 'Газовый баллон 27 л', price: [350, 750] },
      { ro: 'Saci de iută, 10 bucăți', ru: 'Джутовые мешки, 10 штук', price: [80, 200] },
      {
        ro: 'Discuri vinil, colecție',
        ru: 'Виниловые пластинки, коллекция',
        en: 'Vinyl records, collection',
        price: [300, 2500],
      },
    ],
    about: [
      {
        ro: [
          'Am găsit la curățenie și vând cui îi trebuie.',
          'Stare bună, se vede în poze.',
          'Stă în depozit și ocupă locul.',
        ],
        ru: [
          'Разбирали кладовку, продаём тому, кому нужно.',
          'Состояние хорошее, видно на фото.',
          'Лежит на складе, занимает место.',
        ],
        en: ['Good condition, see the photos.', 'It only takes up room at my place.'],
      },
      {
        ro: [
          'Se ridică de la mine.',
          'Puteți veni seara sau în weekend.',
          'Pot aduce cu mașina, contra cost.',
        ],
        ru: ['Самовывоз.', 'Можно приехать вечером или в выходные.', 'Могу привезти за доплату.'],
        en: ['You can come in the evening or at the weekend.'],
      },
    ],
  },
}
