import type { OpeningHours } from '@app/domain'

// The demo's house. Its numbers have the right form and belong to nobody.
export const HOUSE = {
  tradeName: 'Puente Courier',
  legalName: 'Puente Courier del Ecuador S.A.S.',
  ruc: '1799999990001',
  email: 'hola@puente-courier.example',
  phone: '+59322990000',
  miamiAddress: {
    lines: ['9990 NW 25th Street, Suite 900'],
    city: 'Doral, FL',
    zipCode: '33172',
    phone: '+1 305 555 0142',
  },
  quitoAddress: {
    lines: ['Av. de los Shyris N99-120 y Portugal', 'Edificio Puente, planta baja'],
    city: 'Quito',
    zipCode: '170135',
    phone: '+593 2 299 0000',
  },
  openingHours: [
    { weekdays: [1, 2, 3, 4, 5], opensAt: '09:00', closesAt: '18:00' },
    { weekdays: [6], opensAt: '09:00', closesAt: '13:00' },
  ] satisfies OpeningHours[],
  mapLink: 'https://www.openstreetmap.org/?mlat=-0.1807&mlon=-78.4810#map=17/-0.1807/-78.4810',
  whatsAppNumber: '+593990000000',
  bankAccounts: [
    { bank: 'Banco Pichincha', kind: 'Cuenta corriente', number: '2100999999', holder: 'Puente Courier del Ecuador S.A.S.' },
    { bank: 'Produbanco', kind: 'Cuenta de ahorros', number: '12009999999', holder: 'Puente Courier del Ecuador S.A.S.' },
  ],
}

/** Prefixes of air waybills are the airlines' own. */
export const AIRLINES = [
  { name: 'Avianca Cargo', prefix: '729', flights: ['QT4060', 'QT4062'] },
  { name: 'LATAM Cargo', prefix: '145', flights: ['UC1820', 'UC1822'] },
  { name: 'UPS Airlines', prefix: '406', flights: ['5X396'] },
] as const
