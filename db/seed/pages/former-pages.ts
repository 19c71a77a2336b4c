/**
 * Digests of pages seeded by releases that did not store digests yet: a page with one of them was not edited.
 * Complete; later releases store digests in the database.
 */
export const formerPages: Readonly<Record<string, readonly string[]>> = {
  about: ['kKDmAvL8thp2CyKEakp3tD', 's3NPy6uFTXsiBYgKG1NyK4', '25ZEymkucOd9eJl0ZcKgvh'],
  complaints: ['E5Fr5yzR6tcrQJj4DTORTr', 'Kcdi3sBxBTNYkEFWEsxIll', 'ZsILRczTciYBnEtbdxbe7u'],
  contacts: ['NH-A_G9gPx9GsNMBoqgnLD', 'nXmoX7TQHhcs_cuOrhh4wJ', 'ldREpqRIGtg1uvLJAYm4ye'],
  cookies: [
    'O53IywQCCSuCpq3_5AoiZW',
    'I9SH-vL5FRFiKOHHj7luFc',
    '4t0G-_Oe_A5EibJt-RtyVH',
    'SotaEWClfDAFyVw_FrXVr0',
  ],
  faq: ['c6YVWyfAYYu5eK6J7SmsDS', 'VY1bC-GKt_kZ1vCJkbqLhv'],
  'how-it-works': ['btVs6p484SZI_QH6-Cuuxf', '4IePjnMTBwnBCcpT1CZMt-', 'Jv-irc4aMeu5mKoH2R4bcy'],
  'posting-rules': [
    'BC41c5OKgda9mmlADyifnb',
    'SxvQVyz94OaE2J7cT0_43s',
    'U2VDF-LrVqej1rH11WPF2e',
    '0sZSHUanfe8sJUVxOKYZbm',
  ],
  privacy: ['mdnqcEec1_ztLpiJ7W9XUb', '-2WZSUjZU1zRa9l8-hmMkg', '1My8fcHMz1PU0Vtspcg5NO'],
  'prohibited-goods': ['K2Mx5JNxiJCP_kShjGgeTI', 'mOXjFmgsRrN6lL6UChv4Fs'],
  promote: ['I9fmjUYke76Q21wXrB1UKx', '20YE4YKcpjU2oblhzdTM4U', 'B1Y2GElkVRtfpw4WHgwUgR'],
  safety: ['QzaiGjUW40Q52RSVBYRcaO', 'ijiydVR3xS__skWS0WhMZA', 'zCzrJ_RUrAhOGlZ47jCL2s'],
  'selling-tips': ['ZN3p6JYKTv0EQtTMb4YzXI', 'rC7pcPgWzTL7OCsF_C2ONY'],
  'terms-of-use': [
    'jQ-JMvaq1u3TKtkuk63JqC',
    'FNdhcjOf2K_9x7RvjkvvSm',
    'j68ta7prSNROj1gyVvIG7e',
    'OLXbVGKxuojugxySQDqI6B',
  ],
}
