/** The people and the two packages that travel. What they cost is worked out by hand from the vectors of the price list. */
export const CLIENT = {
  firstName: 'Lucía',
  lastName: 'Andrade Moreno',
  name: 'Lucía Andrade Moreno',
  cedula: '1710034065',
  wrongCedula: '1710034064',
  email: 'lucia.andrade@correo.example',
  password: 'un-volcan-tranquilo-26',
} as const

export const PICKUP = { name: 'Tomás Andrade', cedula: '0102030400' } as const

/** 2.50 kg and 120.00: freight 22.50, handling 2.40, service 24.90 (first vector of the price list). */
export const SHOES = {
  tracking: '1Z999AA10123456784',
  description: 'Zapatos deportivos',
  weight: '2,5',
  unitPrice: '60',
  quantity: '2',
} as const
/** 1.25 kg and 55.00: freight 11.25, handling 1.10, service 12.35. */
export const BOOKS = {
  tracking: '9400111899223197428490',
  description: 'Libros de cocina',
  weight: '1,25',
  unitPrice: '55',
  quantity: '1',
} as const

export const MANIFEST = {
  guide: '176-26112101',
  childGuide: 'HAWB-261121-01',
  airline: 'Avianca Cargo',
  flight: 'AV 8392',
  departureDate: new Date().toISOString().slice(0, 10),
} as const

/** Together: 37.25 of services, 15 % of the 3.50 of handling is 0.53, one duty of 20.00 shared 13.33 and 6.67 by weight. */
export const BILL = { subtotal: '$37,25', iva: '$0,53', duty: '$20,00', total: '$57,78' } as const

/** 7.50 + 0.75 − 0.23 = 8.02 on the shoes, 3.75 + 0.38 − 0.11 = 4.02 on the books. */
export const EARNINGS = {
  shoes: '$8,02',
  books: '$4,02',
  both: '$12,04',
  margin: '$7,50',
  bonus: '$0,75',
  keptBack: '$0,23',
} as const
