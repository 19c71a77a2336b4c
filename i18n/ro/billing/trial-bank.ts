/** Page of the bank on a trial. */
export const trialBank = {
  title: 'Banca de probă',
  note: 'Site-ul funcționează în regim de probă: aici nu se plătește nimic cu adevărat.',
  methods: {
    card: 'Plată cu cardul',
    'mia-qr': 'Plată prin cod QR MIA',
    'mia-request': 'Cerere de plată MIA',
  },
  pay: 'Plătește',
  refuse: 'Refuză plata',
  leave: 'Înapoi la site, fără a decide',
  states: {
    paid: 'Plata a fost făcută.',
    failed: 'Plata a fost refuzată.',
    expired: 'Timpul de plată a expirat.',
  },
}
