import type { SeedPage } from './page.ts'

export const page: SeedPage = {
  slug: 'prohibited-goods',
  col: 1,
  labels: { ro: 'Bunuri interzise', ru: 'Запрещённые товары', en: 'Prohibited goods' },
  titles: {
    ro: 'Ce nu poți publica',
    ru: 'Что нельзя публиковать',
    en: 'What you cannot post',
  },
  descriptions: {
    ro: 'Bunuri și servicii care nu pot fi publicate pe Găsit și ce facem când le găsim.',
    ru: 'Товары и услуги, которые нельзя публиковать на Găsit, и что мы делаем, когда их находим.',
    en: 'Goods and services that cannot be posted on Găsit and what we do when we find them.',
  },
  contents: {
    ro: [
      {
        heading: 'Periculoase sau interzise de lege',
        paragraphs: ['Aceste lucruri nu se publică nici gratuit, nici la schimb.'],
        list: [
          'Arme, muniții, explozivi, artificii.',
          'Droguri, otrăvuri, medicamente cu rețetă.',
          'Tutun, țigări electronice.',
          'Organe și animale sau plante protejate.',
        ],
      },
      {
        heading: 'Ale altora sau false',
        paragraphs: ['Vinde doar ce este al tău și este ceea ce pare.'],
        list: [
          'Bunuri furate sau contrafăcute.',
          'Acte, diplome, ștampile, bani falși.',
          'Baze de date, conturi și date personale ale altora.',
        ],
      },
      {
        heading: 'Servicii și oferte',
        paragraphs: [
          'Nu publica scheme piramidale, câștiguri garantate, cereri de plată în avans pentru un loc de muncă, servicii sexuale sau îndemnuri la ură.',
        ],
      },
      {
        heading: 'Ce facem când le găsim',
        paragraphs: [
          'Scoatem anunțul și putem bloca contul. Dacă legea o cere, anunțăm autoritățile.',
        ],
      },
    ],
    ru: [
      {
        heading: 'Опасное или запрещённое законом',
        paragraphs: ['Это нельзя предлагать ни даром, ни в обмен.'],
        list: [
          'Оружие, боеприпасы, взрывчатка, пиротехника.',
          'Наркотики, яды, рецептурные лекарства.',
          'Табак, электронные сигареты.',
          'Органы, охраняемые животные и растения.',
        ],
      },
      {
        heading: 'Чужое или поддельное',
        paragraphs: ['Продавайте только своё и только настоящее.'],
        list: [
          'Краденое и подделки.',
          'Документы, дипломы, печати, фальшивые деньги.',
          'Базы данных, чужие аккаунты и персональные данные.',
        ],
      },
      {
        heading: 'Услуги и предложения',
        paragraphs: [
          'Нельзя публиковать финансовые пирамиды, гарантированный заработок, требования заплатить вперёд за рабочее место, сексуальные услуги и призывы к ненависти.',
        ],
      },
      {
        heading: 'Что мы делаем, когда их находим',
        paragraphs: [
          'Снимаем объявление и можем заблокировать аккаунт. Если этого требует закон, сообщаем властям.',
        ],
      },
    ],
    en: [
      {
        heading: 'Dangerous or against the law',
        paragraphs: ['These may not be offered even for free or in exchange.'],
        list: [
          'Weapons, ammunition, explosives, fireworks.',
          'Drugs, poisons, prescription medicines.',
          'Tobacco, electronic cigarettes.',
          'Organs, protected animals and plants.',
        ],
      },
      {
        heading: 'Not yours or not genuine',
        paragraphs: ['Sell only what is yours and is what it seems to be.'],
        list: [
          'Stolen or counterfeit goods.',
          'Identity papers, diplomas, stamps, false money.',
          'Databases, accounts and personal data of others.',
        ],
      },
      {
        heading: 'Services and offers',
        paragraphs: [
          'Do not post pyramid schemes, guaranteed earnings, demands to pay in advance for a job, sexual services or calls to hatred.',
        ],
      },
      {
        heading: 'What we do when we find them',
        paragraphs: [
          'We take the advert down and may block the account. Where the law requires it, we tell the authorities.',
        ],
      },
    ],
  },
}
