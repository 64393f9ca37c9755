// What the index of a person's file says, in their language.

import type { Language } from '@app/domain'
import { FORMATS } from '../../documents/formats.ts'
import { PAPER_WORDS } from '../../documents/words.ts'

const KINDS_IN_SPANISH = {
  account: 'Tu cuenta: datos, casillero e idioma. La contraseña no está: sólo guardamos una huella de ella',
  sessions: 'Sesiones: dónde y cuándo entraste',
  pushSubscriptions: 'Avisos en tus teléfonos y computadores: desde cuándo y cuáles',
  devices: 'Dispositivos en los que ya entraste',
  secondFactor: 'Segundo paso para entrar: desde cuándo',
  passkeys: 'Llaves de acceso: nombre, desde cuándo y último uso',
  recoveryCodes: 'Códigos de recuperación: cuándo se crearon y se usaron',
  passwordLinks: 'Enlaces para elegir contraseña que se pidieron',
  emailLinks: 'Enlaces para confirmar un correo que se enviaron',
  consentsOfOthers: 'Consentimientos que dieron o retiraron tus personas autorizadas',
  consentRequests: 'Cuándo se pidió su consentimiento a tus personas autorizadas',
  consents: 'Consentimientos que diste o retiraste',
  authorizedNames: 'Personas autorizadas',
  orders: 'Pedidos',
  orderItems: 'Artículos de los pedidos',
  orderCharges: 'Cargos adicionales de los pedidos',
  orderPrices: 'Precios de los pedidos',
  trackingLinks: 'Enlaces con los que compartes dónde está un paquete',
  arrivalChanges: 'Cambios de la fecha de llegada',
  weightReadings: 'Pesos que se volvieron a revisar',
  incidents: 'Novedades',
  compensations: 'Indemnizaciones',
  bundles: 'Consolidaciones y sus declaraciones a la aduana',
  sharedBundles: 'Consolidaciones con paquetes tuyos y de otras personas',
  quotaEntries: 'Declaraciones contadas en el cupo anual',
  quotas: 'Cupo anual usado',
  bills: PAPER_WORDS.es.bills,
  paymentReminders: 'Recordatorios de pago que te enviamos',
  billOrders: 'Pedidos de cada nota de cobro',
  billLines: 'Líneas de las notas de cobro',
  creditNotes: 'Notas de abono',
  creditNoteLines: 'Líneas de las notas de abono',
  fiscalDocuments: 'Facturas y notas de crédito del SRI',
  payments: 'Pagos',
  statementLines: 'Lo que el banco escribió de tus pagos',
  paymentProofs: 'Comprobantes de pago enviados',
  statement: 'Estado de cuenta, asiento por asiento',
  moves: 'Aplicaciones de saldo',
  refunds: 'Devoluciones de dinero',
  approvals: 'Aprobaciones sobre tu cuenta',
  purchases: 'Compras asistidas',
  purchaseItems: 'Artículos de las compras',
  purchaseInvoices: 'Líneas de las facturas de las tiendas',
  purchaseReviews: 'Propuestas de precio de las compras',
  quotations: 'Cotizaciones',
  dropshipping: 'Solicitudes de dropshipping',
  earnings: 'Ganancias',
  settlements: 'Liquidaciones',
  conversation: 'Tu conversación con nosotros, mensaje por mensaje',
  conversationStanding: 'Hasta dónde se leyó esa conversación',
  staffNotes: 'Lo que nuestro equipo anotó sobre ti',
  notifications: 'Avisos',
  notificationPreferences: 'Avisos que elegiste recibir',
  mails: 'Correos que te enviamos',
  savedViews: 'Vistas guardadas de las listas',
  events: 'Lo que pasó con tu cuenta y tus registros',
  eventValues: 'Lo que se dijo de ti en eso que pasó: se guarda aparte y se puede retirar',
  actions: 'Lo que hiciste con registros de otras personas: qué y cuándo, sin sus datos',
  files: 'Archivos: nombre, tamaño y fecha',
} as const
export type PersonalKind = keyof typeof KINDS_IN_SPANISH

const KINDS_IN_ENGLISH: Record<PersonalKind, string> = {
  account: 'Your account: data, casillero and language. The password is not here: we keep only a hash of it',
  sessions: 'Sessions: where and when you signed in',
  pushSubscriptions: 'Alerts on your telephones and computers: since when and which',
  devices: 'Devices on which you signed in before',
  secondFactor: 'Second step to sign in: since when',
  passkeys: 'Passkeys: name, since when and last use',
  recoveryCodes: 'Recovery codes: when they were made and used',
  passwordLinks: 'Links to choose a password that were asked for',
  emailLinks: 'Links to confirm an address that were sent',
  consentsOfOthers: 'Consents that your authorized persons gave or withdrew',
  consentRequests: 'When your authorized persons were asked for their consent',
  consents: 'Consents that you gave or withdrew',
  authorizedNames: 'Authorized people',
  orders: 'Orders',
  orderItems: 'Items of the orders',
  orderCharges: 'Extra charges of the orders',
  orderPrices: 'Prices of the orders',
  trackingLinks: 'Links by which you share where a package is',
  arrivalChanges: 'Changes of the day of arrival',
  weightReadings: 'Weights that were looked at again',
  incidents: 'Incidents',
  compensations: 'Compensations',
  bundles: 'Bundles and their customs declarations',
  sharedBundles: 'Bundles that hold packages of yours and of others',
  quotaEntries: 'Declarations that count in the yearly quota',
  quotas: 'Yearly quota used',
  bills: PAPER_WORDS.en.bills,
  paymentReminders: 'Payment reminders that we sent you',
  billOrders: 'Orders of each bill of sale',
  billLines: 'Lines of the bills of sale',
  creditNotes: 'Credit memos',
  creditNoteLines: 'Lines of the credit memos',
  fiscalDocuments: 'Invoices and credit notes of the SRI',
  payments: 'Payments',
  statementLines: 'What the bank wrote of your payments',
  paymentProofs: 'Receipts that you sent',
  statement: 'Account statement, entry by entry',
  moves: 'Applied credit',
  refunds: 'Refunds',
  approvals: 'Approvals about your account',
  purchases: 'Assisted purchases',
  purchaseItems: 'Items of the purchases',
  purchaseInvoices: 'Lines of the stores’ invoices',
  purchaseReviews: 'Prices proposed for the purchases',
  quotations: 'Quotes',
  dropshipping: 'Dropshipping requests',
  earnings: 'Earnings',
  settlements: 'Settlements',
  conversation: 'Your conversation with us, message by message',
  conversationStanding: 'How far that conversation was read',
  staffNotes: 'What our team wrote down about you',
  notifications: 'Notifications',
  notificationPreferences: 'Notifications that you chose',
  mails: 'Mails that we sent you',
  savedViews: 'Saved views of lists',
  events: 'What happened to your account and your records',
  eventValues: 'What was said of you in what happened: kept apart, and removable',
  actions: 'What you did with other people’s records: what and when, without their data',
  files: 'Files: name, size and day',
}

export type PersonalWords = {
  file: string
  index: string
  folder: string
  title: (house: string) => string
  whose: (name: string, moment: string) => string
  why: string
  headings: { what: string; rows: string }
  kinds: Record<PersonalKind, string>
  files: string
  filesHere: (count: number) => string
  filesElsewhere: string
  noFiles: string
}

const es: PersonalWords = {
  file: 'mis-datos',
  index: 'indice.html',
  folder: 'archivos',
  title: (house) => `Todo lo que ${house} guarda de ti`,
  whose: (name, moment) => `${name}, ${moment} (hora de Quito)`,
  why: 'Cada archivo JSON tiene una clase de registros, con los campos tal como se guardan. Ábrelo con cualquier editor de texto o programa de datos.',
  headings: { what: 'Qué es y en qué archivo está', rows: 'Registros' },
  kinds: KINDS_IN_SPANISH,
  files: 'Tus archivos',
  filesHere: (count) => `Archivos en la carpeta archivos: ${FORMATS.es.count(count)}.`,
  filesElsewhere: 'Éstos no caben aquí; los encuentras en tu sesión, con el pedido, la compra o la nota de cobro de cada uno:',
  noFiles: 'No hay archivos.',
}

const en: PersonalWords = {
  file: 'my-data',
  index: 'index.html',
  folder: 'files',
  title: (house) => `Everything that ${house} keeps of you`,
  whose: (name, moment) => `${name}, ${moment} (Quito time)`,
  why: 'Each JSON file holds one kind of record, with the fields as they are kept. Any text editor or data program opens it.',
  headings: { what: 'What it is and which file holds it', rows: 'Records' },
  kinds: KINDS_IN_ENGLISH,
  files: 'Your files',
  filesHere: (count) => `Files in the folder files: ${FORMATS.en.count(count)}.`,
  filesElsewhere: 'These do not fit in here; you find them signed in, with the order, the purchase or the bill of each:',
  noFiles: 'There are no files.',
}

export const PERSONAL_WORDS: Record<Language, PersonalWords> = { es, en }
