// What a settlement says on paper, in the reader's language.
import type { Language, PaymentMethod, SettlementKind } from '@app/domain'

export type SettlementWords = {
  title: Record<SettlementKind, string>
  file: string
  on: Record<SettlementKind, (day: string, method: string, account: string) => string>
  methods: Record<PaymentMethod, string>
  reference: (reference: string) => string
  associate: string
  takenBack: string
  earned: string
  takenOff: string
  total: Record<SettlementKind, string>
  void: string
  voided: (reason: string) => string
  page: string
}

const es: SettlementWords = {
  title: { paid: 'Liquidación', received: 'Devolución del asociado' },
  file: 'liquidacion',
  on: {
    paid: (day, method, account) => `Pagada el ${day} ${method}${account && ` · ${account}`}`,
    received: (day, method, account) => `Recibida el ${day} ${method}${account && ` · ${account}`}`,
  },
  methods: { transfer: 'por transferencia', deposit: 'con depósito', card: 'con tarjeta', cash: 'en efectivo' },
  reference: (reference) => `Referencia ${reference}`,
  associate: 'Asociado',
  takenBack: 'Ganancia revertida después de pagada',
  earned: 'Ganancias',
  takenOff: 'Descuentos',
  total: { paid: 'Total pagado', received: 'Total recibido' },
  void: 'ANULADA',
  voided: (reason) => `Anulada: ${reason}`,
  page: 'Página',
}

const en: SettlementWords = {
  title: { paid: 'Settlement', received: 'Returned by the associate' },
  file: 'settlement',
  on: {
    paid: (day, method, account) => `Paid on ${day} ${method}${account && ` · ${account}`}`,
    received: (day, method, account) => `Received on ${day} ${method}${account && ` · ${account}`}`,
  },
  methods: { transfer: 'by transfer', deposit: 'by deposit', card: 'by card', cash: 'in cash' },
  reference: (reference) => `Reference ${reference}`,
  associate: 'Associate',
  takenBack: 'Earning taken back after it was paid',
  earned: 'Earnings',
  takenOff: 'Taken off',
  total: { paid: 'Total paid', received: 'Total received' },
  void: 'TAKEN BACK',
  voided: (reason) => `Taken back: ${reason}`,
  page: 'Page',
}

export const SETTLEMENT_WORDS: Record<Language, SettlementWords> = { es, en }
