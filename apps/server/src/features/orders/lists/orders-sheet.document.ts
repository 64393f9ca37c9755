import type { Order } from '@app/contract/orders.contract'
import { titleInWords } from '@app/domain'
import { cell, type ListSheet, type SheetColumn } from '../../../documents/list-sheet.ts'
import { paperWord, sheetWord } from '../../../documents/words.ts'
import { ordersFilter } from './orders-filter.document.ts'

/** How the house works on it. */
const HOUSE = {
  request: { header: sheetWord('request'), widthInCharacters: 14, value: ({ requestNumber }) => requestNumber },
  service: { header: sheetWord('service'), widthInCharacters: 13, value: ({ service }) => service },
  associate: { header: sheetWord('associate'), widthInCharacters: 28, value: ({ associate }) => associate?.name ?? null },
  bundle: { header: sheetWord('bundle'), widthInCharacters: 14, value: ({ bundle }) => bundle?.code ?? null },
} satisfies Record<string, SheetColumn<Order>>

const status: SheetColumn<Order> = { header: sheetWord('status'), widthInCharacters: 18, value: cell.orderStatus }

const COLUMNS: readonly SheetColumn<Order>[] = [
  { header: sheetWord('number'), widthInCharacters: 14, value: ({ code }) => code },
  HOUSE.request,
  HOUSE.service,
  status,
  { header: sheetWord('casillero'), widthInCharacters: 12, value: ({ client }) => client?.code ?? null },
  { header: sheetWord('client'), widthInCharacters: 28, value: ({ client }) => client?.name ?? null },
  HOUSE.associate,
  {
    header: sheetWord('consignee'),
    widthInCharacters: 28,
    value: ({ consignee }) => consignee?.name ?? null,
  },
  {
    header: sheetWord('identification'),
    widthInCharacters: 16,
    value: ({ consignee }) => consignee?.identification ?? null,
  },
  { header: sheetWord('tracking'), widthInCharacters: 26, value: ({ tracking }) => tracking },
  { header: sheetWord('carrier'), widthInCharacters: 14, value: ({ carrier }) => carrier },
  { header: sheetWord('store'), widthInCharacters: 18, value: ({ store }) => store },
  { header: sheetWord('description'), widthInCharacters: 40, value: ({ description }) => description },
  { header: sheetWord('category'), widthInCharacters: 11, value: ({ category }) => category },
  {
    header: sheetWord('special'),
    widthInCharacters: 10,
    value: ({ isSpecial }, language) => cell.yesNo(isSpecial, language),
  },
  {
    header: sheetWord('valueInDollars'),
    widthInCharacters: 13,
    format: 'dollars',
    value: ({ productValueInCents }) => cell.dollars(productValueInCents),
  },
  {
    header: sheetWord('storeWeightInKilograms'),
    widthInCharacters: 13,
    format: 'kilograms',
    value: ({ weights }) => cell.kilograms(weights.storeInGrams),
  },
  {
    header: sheetWord('miamiWeightInKilograms'),
    widthInCharacters: 13,
    format: 'kilograms',
    value: ({ weights }) => cell.kilograms(weights.warehouseInGrams),
  },
  {
    header: sheetWord('quitoWeightInKilograms'),
    widthInCharacters: 13,
    format: 'kilograms',
    value: ({ weights }) => cell.kilograms(weights.realInGrams),
  },
  {
    header: sheetWord('billedWeightInKilograms'),
    widthInCharacters: 13,
    format: 'kilograms',
    value: ({ weightInGrams }) => cell.kilograms(weightInGrams),
  },
  {
    header: sheetWord('priceInDollars'),
    widthInCharacters: 13,
    format: 'dollars',
    value: ({ price }) => cell.dollars(price?.totalInCents ?? null),
  },
  {
    header: sheetWord('finalPrice'),
    widthInCharacters: 11,
    value: ({ isPriceFinal }, language) => cell.yesNo(isPriceFinal, language),
  },
  HOUSE.bundle,
  { header: paperWord('bill'), widthInCharacters: 14, value: ({ bill }) => bill?.code ?? null },
  {
    header: sheetWord('orderDate'),
    widthInCharacters: 13,
    format: 'day',
    value: ({ orderDate }) => cell.day(orderDate),
  },
  {
    header: sheetWord('estimatedArrival'),
    widthInCharacters: 13,
    format: 'day',
    // What has ended is not expected any more.
    value: ({ status, estimatedArrivalDate }) => cell.day(status === 'removed' ? null : estimatedArrivalDate),
  },
  {
    header: sheetWord('promisedArrival'),
    widthInCharacters: 13,
    format: 'day',
    value: ({ promisedDate }) => cell.day(promisedDate),
  },
  {
    header: sheetWord('daysLate'),
    widthInCharacters: 10,
    format: 'count',
    // Of what was promised nothing nobody is late.
    value: ({ status, promisedDate, daysLate }) => (promisedDate === null || status === 'removed' ? null : daysLate),
  },
  {
    header: sheetWord('arrivalInQuito'),
    widthInCharacters: 13,
    format: 'day',
    value: ({ arrivalDate }) => cell.day(arrivalDate),
  },
  {
    header: sheetWord('whatIsMissing'),
    widthInCharacters: 30,
    value: ({ missingNote }) => missingNote || null,
  },
]

const ofHouse: readonly SheetColumn<Order>[] = Object.values(HOUSE)
const title: SheetColumn<Order> = {
  header: sheetWord('package'),
  widthInCharacters: 40,
  value: (order, language) => titleInWords(order.title, language),
}

/** Associates read of no shelf either. */
const location: SheetColumn<Order> = {
  header: sheetWord('location'),
  widthInCharacters: 12,
  value: (order) => order.location?.code ?? null,
}

/** A list of orders as a file; a client's says first what they call each, and nothing of how the house works on it. */
export const ordersSheet: ListSheet<Order> = {
  name: sheetWord('orders'),
  columns: COLUMNS,
  ofClients: [
    title,
    ...COLUMNS.filter((column) => !ofHouse.includes(column)).map((column) =>
      column === status ? { ...status, value: cell.ownOrderStatus } : column,
    ),
  ],
}

/** The same for the office, with where each package lies, and in a workbook what was asked for. */
export const officeOrdersSheet: ListSheet<Order> = { ...ordersSheet, columns: [...COLUMNS, location], filter: ordersFilter }
