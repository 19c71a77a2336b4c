import type { Shape } from '../../texts.ts'

/** Loaded with the page of an advert alone. */
export const advertPage = {
  number: (id: string) => `Nr.\u00a0${id}`,
  showAll: 'Arată tot',
  showLess: 'Arată mai puțin',
  /** Without the number of floors, `total` is empty. */
  floor: (floor: string, total: string) => `et.\u00a0${floor}${total && `/${total}`}`,
  write: 'Scrie',
  toSeller: 'Despre vânzător',
  otherOfSeller: 'Alte anunțuri ale vânzătorului',
  safety: {
    vehicles: 'Verifică seria VIN și actele, fă o probă pe drum și nu da avans pe nevăzute.',
    homes:
      'Vizitează locuința, cere actele de proprietate ale celui care semnează și nu plăti nimic pentru rezervare înainte.',
    devices: 'Pornește aparatul, vezi să nu fie blocat (cont, IMEI) și cere bonul sau garanția.',
    appliances: 'Pune aparatul în funcțiune înainte să plătești și cere bonul sau garanția.',
    jobs: 'Un angajator serios nu cere bani pentru angajare, acte sau instruire.',
    services: 'Stabiliți în scris prețul și termenul și plătește când lucrarea e gata.',
    animals:
      'Vezi animalul acolo unde crește, cere carnetul de vaccinări și nu trimite avans pentru transport.',
    travel:
      'Verifică cine organizează sau găzduiește și plătește în așa fel încât să-ți rămână dovada.',
  },
}

export type AdvertPageTexts = Shape<typeof advertPage>
