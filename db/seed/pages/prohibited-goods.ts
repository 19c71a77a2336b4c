import { site } from '#contract/site/site.ts'
import type { SeedPage } from './page.ts'

export const page: SeedPage = {
  slug: 'prohibited-goods',
  col: 1,
  labels: { ro: 'Bunuri interzise', ru: 'Запрещённые товары', en: 'Prohibited goods' },
  titles: {
    ro: 'Bunuri și servicii interzise',
    ru: 'Запрещённые товары и услуги',
    en: 'Prohibited goods and services',
  },
  descriptions: {
    ro: `Ce nu are voie să apară pe ${site.name} și ce se întâmplă dacă apare.`,
    ru: `Что нельзя размещать на ${site.name} и что будет, если это появится.`,
    en: `What may not appear on ${site.name}, and what happens if it does.`,
  },
  contents: {
    ro: [
      {
        paragraphs: [
          'Lista nu este completă: este interzis tot ce interzice legea Republicii Moldova. Dacă nu ești sigur, întreabă-ne înainte de publicare.',
        ],
      },
      {
        heading: 'Pericol pentru oameni',
        paragraphs: ['Nu se publică:'],
        list: [
          'arme de foc, muniții, explozibili, arme albe interzise și părți ale lor',
          'droguri, substanțe etnobotanice și cele din care se fac',
          'medicamente, suplimente cu efect de medicament, dispozitive medicale cu rețetă',
          'organe, sânge și țesuturi umane',
          'otrăvuri, substanțe radioactive, artificii fără autorizație',
          'produse retrase de pe piață ca nesigure',
        ],
      },
      {
        heading: 'Tutun, alcool și produse supuse accizelor',
        paragraphs: [
          'Nu se publică țigări, tutun, țigări electronice și lichide pentru ele, băuturi tari fără timbru de acciz și carburanți fără acte. Produsele alimentare se vând doar dacă sunt sigure și sunt descrise corect.',
        ],
      },
      {
        heading: 'Acte, bani și date',
        paragraphs: ['Nu se publică:'],
        list: [
          'acte de identitate, diplome, permise, ștampile, certificate false sau străine',
          'bani falși, carduri bancare, conturi, cartele SIM înregistrate pe alții',
          'credite cu plată în avans, piramide financiare, jocuri de noroc, promisiuni de câștig sigur',
          'baze de date cu persoane, conturi străine, aparate de ascultare ascunsă',
        ],
      },
      {
        heading: 'Drepturile altora',
        paragraphs: [
          'Nu se publică obiecte furate sau găsite pe care cineva le caută, copii ale mărcilor cunoscute, programe, filme și cărți copiate ilegal, bunuri de patrimoniu fără acte. Bunurile gajate sau sechestrate se vând numai în condițiile legii.',
        ],
      },
      {
        heading: 'Oameni și animale',
        paragraphs: [
          'Nu se publică servicii sexuale și materiale pentru adulți, oferte de muncă ce ascund exploatarea sau cer bani de la candidați, îndemnuri la ură sau violență, cumpărarea de voturi.',
          'Nu se vând animale și plante ocrotite, trofee, pui despărțiți prea devreme de mamă, animale pentru lupte.',
        ],
      },
      {
        heading: 'Ce se întâmplă dacă încalci lista',
        paragraphs: [
          'Anunțul este respins sau suspendat, cu motivul scris. La încălcări grave sau repetate blocăm contul. Când legea o cere, informăm autoritățile. Dacă vezi un astfel de anunț, apasă „Reclamă” și alege „bunuri interzise”.',
        ],
      },
    ],
    ru: [
      {
        paragraphs: [
          'Список неполный: запрещено всё, что запрещает закон Республики Молдова. Если вы не уверены, спросите нас до размещения.',
        ],
      },
      {
        heading: 'Опасное для людей',
        paragraphs: ['Нельзя размещать:'],
        list: [
          'огнестрельное оружие, боеприпасы, взрывчатку, запрещённое холодное оружие и их части',
          'наркотики, «соли» и «спайсы» и то, из чего их делают',
          'лекарства, добавки с действием лекарств, медицинские изделия по рецепту',
          'человеческие органы, кровь и ткани',
          'яды, радиоактивные вещества, фейерверки без разрешения',
          'товары, отозванные с рынка как небезопасные',
        ],
      },
      {
        heading: 'Табак, алкоголь и подакцизные товары',
        paragraphs: [
          'Нельзя размещать сигареты, табак, электронные сигареты и жидкости для них, крепкие напитки без акцизной марки и топливо без документов. Продукты питания можно продавать, только если они безопасны и верно описаны.',
        ],
      },
      {
        heading: 'Документы, деньги и данные',
        paragraphs: ['Нельзя размещать:'],
        list: [
          'удостоверения личности, дипломы, права, печати, справки — поддельные или чужие',
          'фальшивые деньги, банковские карты, счета, SIM-карты, оформленные на других',
          'кредиты с предоплатой, финансовые пирамиды, азартные игры, обещания верного дохода',
          'базы данных о людях, чужие аккаунты, устройства скрытого прослушивания',
        ],
      },
      {
        heading: 'Права других',
        paragraphs: [
          'Нельзя размещать краденое и найденное, что кто-то ищет, подделки известных марок, незаконные копии программ, фильмов и книг, предметы культурного наследия без документов. Заложенное и арестованное имущество продают только так, как разрешает закон.',
        ],
      },
      {
        heading: 'Люди и животные',
        paragraphs: [
          'Нельзя размещать сексуальные услуги и материалы для взрослых, вакансии, за которыми скрывается эксплуатация или где с кандидатов берут деньги, призывы к ненависти и насилию, покупку голосов.',
          'Нельзя продавать охраняемых животных и растения, охотничьи трофеи, детёнышей, слишком рано отнятых от матери, животных для боёв.',
        ],
      },
      {
        heading: 'Что будет за нарушение',
        paragraphs: [
          'Объявление отклоняют или приостанавливают с указанием причины. За серьёзные или повторные нарушения мы блокируем аккаунт. Когда этого требует закон, сообщаем властям. Если вы увидели такое объявление, нажмите «Пожаловаться» и выберите «запрещённый товар».',
        ],
      },
    ],
    en: [
      {
        paragraphs: [
          'The list is not complete: everything is forbidden that the law of the Republic of Moldova forbids. If you are not sure, ask us before you publish.',
        ],
      },
      {
        heading: 'Dangerous to people',
        paragraphs: ['Do not publish:'],
        list: [
          'firearms, ammunition, explosives, forbidden knives and their parts',
          'drugs, “legal highs” and what they are made from',
          'medicines, supplements that act as medicines, prescription medical devices',
          'human organs, blood and tissue',
          'poisons, radioactive substances, fireworks without a licence',
          'products withdrawn from the market as unsafe',
        ],
      },
      {
        heading: 'Tobacco, alcohol and excise goods',
        paragraphs: [
          'Do not publish cigarettes, tobacco, electronic cigarettes and their liquids, spirits without an excise stamp, or fuel without documents. Food may be sold only if it is safe and correctly described.',
        ],
      },
      {
        heading: 'Documents, money and data',
        paragraphs: ['Do not publish:'],
        list: [
          'identity papers, diplomas, licences, stamps or certificates that are false or belong to others',
          'counterfeit money, bank cards, accounts, SIM cards registered to other people',
          'loans with advance payment, pyramid schemes, gambling, promises of sure profit',
          'databases of people, other people’s accounts, hidden listening devices',
        ],
      },
      {
        heading: 'The rights of others',
        paragraphs: [
          'Do not publish stolen goods or found things that somebody is looking for, copies of known brands, illegal copies of software, films and books, or heritage objects without documents. Pledged or seized goods may be sold only as the law allows.',
        ],
      },
      {
        heading: 'People and animals',
        paragraphs: [
          'Do not publish sexual services and adult material, job offers that hide exploitation or ask candidates for money, calls to hatred or violence, or the buying of votes.',
          'Protected animals and plants, trophies, young animals separated too early from their mother and animals for fights may not be sold.',
        ],
      },
      {
        heading: 'What happens if you break the list',
        paragraphs: [
          'The advert is rejected or suspended, with the reason given. For serious or repeated cases we block the account. Where the law requires it, we inform the authorities. If you see such an advert, press Report and choose “forbidden goods”.',
        ],
      },
    ],
  },
}
