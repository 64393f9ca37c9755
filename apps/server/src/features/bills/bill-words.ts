// What a bill of sale says, in the reader's language.
import type { AppliedMoney } from '@app/contract/fields/applied-money'
import type { BillStatus, IdentificationType, Language, OrderOutcome, PaymentMethod, PriceLineName, Treatment } from '@app/domain'
import { whenAsked } from '../../documents/when-asked.ts'
import { markOf, OUTCOME_WORDS, PAPER_WORDS } from '../../documents/words.ts'

export type BillWords = {
  title: string
  titles: string
  status: Record<BillStatus | 'finished' | 'credited', string>
  issued: (day: string) => string
  client: string
  invoiceOwner: string
  pickup: string
  identification: Record<IdentificationType, string>
  lines: Record<PriceLineName, string>
  /** How IVA treats a line, where the general rate is so many percent; nothing of IVA itself. */
  marks: (treatment: Treatment | null, general: string) => string
  byWeight: (weight: string, rate: string) => string
  minimum: (weight: string) => string
  share: (percent: string, amount: string) => string
  tracking: string
  subtotal: string
  iva: (percent: string) => string
  duty: string
  /** In place of it where a package is of category C. */
  forCustoms: string
  total: string
  /** What was moved to the bill, by where it came from; a debt from before is added. */
  applied: Record<AppliedMoney['from'] | 'debt', string>
  credited: string
  outcomes: Readonly<Record<OrderOutcome, string>>
  /** Of a package that it lets go of. */
  released: string
  due: string
  howToPay: string
  reference: (code: string) => string
  referenceOfRest: (code: string, due: string) => string
  paid: (day: string, method: string, reference: string) => string
  paidFromBalance: string
  methods: Record<PaymentMethod, string>
  /** Across every page of a voided bill. */
  void: string
  voided: string
  voidReason: (reason: string) => string
  /** In place of both where credit notes gave all of it back. */
  creditedStamp: string
  creditedWhole: string
  noFiscalDocument: string
  /** Where the house issues facturas. */
  factura: {
    promised: (email: string) => string
    underWay: string
    authorised: (number: string, at: Date) => string
  }
  page: string
}

/** The foot of what is no document of the SRI. */
export const INTERNAL_DOCUMENT: Record<Language, string> = {
  es: 'Documento interno: no es un comprobante de venta autorizado por el SRI.',
  en: 'Internal document: it is no receipt authorised by the SRI.',
}

/** As the factura itself writes them, in Quito. */
const dayInFigures = whenAsked(
  () => new Intl.DateTimeFormat('es-EC', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'America/Guayaquil' }),
)
const minute = whenAsked(
  () => new Intl.DateTimeFormat('es-EC', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'America/Guayaquil' }),
)

const es: BillWords = {
  title: PAPER_WORDS.es.bill,
  titles: 'Notas de cobro',
  status: {
    pendingPayment: 'Pendiente de pago',
    charged: 'Pagada',
    delivered: 'Entregada',
    inactive: 'Anulada',
    finished: 'Terminada',
    credited: 'Acreditada',
  },
  issued: (day) => `Emitida el ${day}`,
  client: 'Cliente',
  invoiceOwner: 'A nombre de',
  pickup: 'Retira',
  identification: { cedula: 'Cédula', ruc: 'RUC', passport: 'Pasaporte' },
  lines: {
    freight: 'Flete',
    discount: 'Descuento de cliente',
    valuePercentage: 'Manejo y seguro',
    extraCharge: 'Cargo adicional',
    goods: 'Productos',
    amazonTax: 'Impuesto de EE. UU.',
    storeShipping: 'Envío de la tienda',
    purchaseFee: 'Comisión de compra',
    iva: 'IVA',
    duty: 'Arancel 4x4 (su parte de la declaración)',
    adValorem: 'Ad valorem, recaudado para la aduana',
    fodinfa: 'FODINFA, recaudado para la aduana',
    customsIva: 'IVA de importación, recaudado para la aduana',
  },
  marks: markOf('es'),
  byWeight: (weight, rate) => `${weight} × ${rate} por kg`,
  minimum: (weight) => `${weight}, tarifa mínima`,
  share: (percent, amount) => `${percent} de ${amount}`,
  tracking: 'Tracking',
  subtotal: 'Subtotal',
  iva: (percent) => `IVA ${percent}`,
  duty: 'Arancel 4x4',
  forCustoms: 'Recaudado para la aduana',
  total: 'Total',
  applied: {
    payment: 'Pago',
    balance: 'Saldo a favor',
    debt: 'Saldo anterior',
    purchase: 'Pagado por adelantado',
    creditNote: 'Pasó a tu saldo',
  },
  outcomes: OUTCOME_WORDS.es,
  released: 'Acreditado: ya no se cobra aquí',
  credited: PAPER_WORDS.es.creditNotes,
  due: 'Por pagar',
  howToPay: 'Cómo pagar',
  reference: (code) => `Transfiere o deposita el total y pon ${code} como referencia.`,
  referenceOfRest: (code, due) => `Transfiere o deposita ${due} y pon ${code} como referencia.`,
  paidFromBalance: 'Pagada con tu saldo.',
  paid: (day, method, reference) => `Pagada el ${day} ${method}${reference && `, referencia ${reference}`}.`,
  methods: { transfer: 'por transferencia', deposit: 'con depósito', card: 'con tarjeta', cash: 'en efectivo' },
  void: 'ANULADA',
  voided: 'Esta nota de cobro está anulada: no se paga y no sirve para retirar.',
  voidReason: (reason) => `Motivo: ${reason}`,
  creditedStamp: 'ACREDITADA',
  creditedWhole: 'Esta nota de cobro se acreditó entera: no se paga y no sirve para retirar.',
  noFiscalDocument: INTERNAL_DOCUMENT.es,
  factura: {
    promised: (email) => `La factura electrónica se emite al completar el pago${email && ` y llega a ${email}`}.`,
    underWay: 'Factura en trámite ante el SRI.',
    authorised: (number, at) => `Factura ${number}, autorizada el ${dayInFigures().format(at)} a las ${minute().format(at)}.`,
  },
  page: 'Página',
}

const en: BillWords = {
  title: PAPER_WORDS.en.bill,
  titles: 'Bills',
  status: {
    pendingPayment: 'Pending payment',
    charged: 'Paid',
    delivered: 'Delivered',
    inactive: 'Voided',
    finished: 'Finished',
    credited: 'Credited',
  },
  issued: (day) => `Issued on ${day}`,
  client: 'Client',
  invoiceOwner: 'Made out to',
  pickup: 'Collected by',
  identification: { cedula: 'National ID', ruc: 'RUC', passport: 'Passport' },
  lines: {
    freight: 'Freight',
    discount: 'Customer discount',
    valuePercentage: 'Handling and insurance',
    extraCharge: 'Extra charge',
    goods: 'Goods',
    amazonTax: 'US sales tax',
    storeShipping: 'Store shipping',
    purchaseFee: 'Purchase commission',
    iva: 'IVA',
    duty: '4x4 duty (its share of the declaration)',
    adValorem: 'Ad valorem, collected for customs',
    fodinfa: 'FODINFA, collected for customs',
    customsIva: 'Import IVA, collected for customs',
  },
  marks: markOf('en'),
  byWeight: (weight, rate) => `${weight} × ${rate} per kg`,
  minimum: (weight) => `${weight}, minimum price`,
  share: (percent, amount) => `${percent} of ${amount}`,
  tracking: 'Tracking',
  subtotal: 'Subtotal',
  iva: (percent) => `IVA ${percent}`,
  duty: '4x4 duty',
  forCustoms: 'Collected for customs',
  total: 'Total',
  applied: {
    payment: 'Payment',
    balance: 'Balance in favour',
    debt: 'Previous balance',
    purchase: 'Paid up front',
    creditNote: 'Went to your balance',
  },
  outcomes: OUTCOME_WORDS.en,
  released: 'Credited: no longer charged here',
  credited: PAPER_WORDS.en.creditNotes,
  due: 'To pay',
  howToPay: 'How to pay',
  reference: (code) => `Transfer or deposit the total and give ${code} as reference.`,
  referenceOfRest: (code, due) => `Transfer or deposit ${due} and give ${code} as reference.`,
  paidFromBalance: 'Paid from your balance.',
  paid: (day, method, reference) => `Paid on ${day} ${method}${reference && `, reference ${reference}`}.`,
  methods: { transfer: 'by transfer', deposit: 'by deposit', card: 'by card', cash: 'in cash' },
  void: 'VOID',
  voided: 'This bill of sale is void: it is not to be paid, and nothing is handed over for it.',
  voidReason: (reason) => `Reason: ${reason}`,
  creditedStamp: 'CREDITED',
  creditedWhole: 'All of this bill of sale was credited: it is not to be paid, and nothing is handed over for it.',
  noFiscalDocument: INTERNAL_DOCUMENT.en,
  factura: {
    promised: (email) => `The electronic invoice (factura) is issued once the bill is paid${email && `, and comes to ${email}`}.`,
    underWay: 'The invoice (factura) is on its way at the SRI.',
    authorised: (number, at) =>
      `Invoice (factura) ${number}, authorised on ${dayInFigures().format(at)} at ${minute().format(at)}.`,
  },
  page: 'Page',
}

export const BILL_WORDS: Record<Language, BillWords> = { es, en }
