import type { Order } from '@app/contract/orders.contract'
import { cell, type ListSheet } from '../../../documents/list-sheet.ts'
import { OUTCOME_WORDS } from '../../../documents/words.ts'

/** A list of orders as a file. */
export const ordersSheet: ListSheet<Order> = {
  name: { es: 'Pedidos', en: 'Orders' },
  columns: [
    { header: { es: 'Número', en: 'Number' }, widthInCharacters: 14, value: ({ code }) => code },
    { header: { es: 'Solicitud', en: 'Request' }, widthInCharacters: 14, value: ({ requestNumber }) => requestNumber },
    { header: { es: 'Servicio', en: 'Service' }, widthInCharacters: 13, value: ({ service }) => service },
    {
      header: { es: 'Estado', en: 'Status' },
      widthInCharacters: 18,
      value: ({ status, outcome }, language) => (outcome ? OUTCOME_WORDS[language][outcome] : cell.status(status, language)),
    },
    { header: { es: 'Casillero', en: 'Casillero' }, widthInCharacters: 12, value: ({ client }) => client?.code ?? null },
    { header: { es: 'Cliente', en: 'Client' }, widthInCharacters: 28, value: ({ client }) => client?.name ?? null },
    { header: { es: 'Asociado', en: 'Associate' }, widthInCharacters: 28, value: ({ associate }) => associate?.name ?? null },
    {
      header: { es: 'Consignatario', en: 'Consignee' },
      widthInCharacters: 28,
      value: ({ consignee }) => consignee?.name ?? null,
    },
    {
      header: { es: 'Identificación', en: 'Identification' },
      widthInCharacters: 16,
      value: ({ consignee }) => consignee?.identification ?? null,
    },
    { header: { es: 'Tracking', en: 'Tracking' }, widthInCharacters: 26, value: ({ tracking }) => tracking },
    { header: { es: 'Transportista', en: 'Carrier' }, widthInCharacters: 14, value: ({ carrier }) => carrier },
    { header: { es: 'Tienda', en: 'Store' }, widthInCharacters: 18, value: ({ store }) => store },
    { header: { es: 'Descripción', en: 'Description' }, widthInCharacters: 40, value: ({ description }) => description },
    { header: { es: 'Categoría', en: 'Category' }, widthInCharacters: 11, value: ({ category }) => category },
    {
      header: { es: 'Especial', en: 'Special' },
      widthInCharacters: 10,
      value: ({ isSpecial }, language) => cell.yesNo(isSpecial, language),
    },
    {
      header: { es: 'Valor (USD)', en: 'Value (USD)' },
      widthInCharacters: 13,
      format: 'dollars',
      value: ({ productValueInCents }) => cell.dollars(productValueInCents),
    },
    {
      header: { es: 'Peso tienda (kg)', en: 'Store weight (kg)' },
      widthInCharacters: 13,
      format: 'kilograms',
      value: ({ weights }) => cell.kilograms(weights.storeInGrams),
    },
    {
      header: { es: 'Peso Miami (kg)', en: 'Miami weight (kg)' },
      widthInCharacters: 13,
      format: 'kilograms',
      value: ({ weights }) => cell.kilograms(weights.warehouseInGrams),
    },
    {
      header: { es: 'Peso Quito (kg)', en: 'Quito weight (kg)' },
      widthInCharacters: 13,
      format: 'kilograms',
      value: ({ weights }) => cell.kilograms(weights.realInGrams),
    },
    {
      header: { es: 'Peso que se cobra (kg)', en: 'Billed weight (kg)' },
      widthInCharacters: 13,
      format: 'kilograms',
      value: ({ weightInGrams }) => cell.kilograms(weightInGrams),
    },
    {
      header: { es: 'Precio (USD)', en: 'Price (USD)' },
      widthInCharacters: 13,
      format: 'dollars',
      value: ({ price }) => cell.dollars(price?.totalInCents ?? null),
    },
    {
      header: { es: 'Precio definitivo', en: 'Final price' },
      widthInCharacters: 11,
      value: ({ isPriceFinal }, language) => cell.yesNo(isPriceFinal, language),
    },
    { header: { es: 'Bulto', en: 'Bundle' }, widthInCharacters: 14, value: ({ bundle }) => bundle?.code ?? null },
    { header: { es: 'Factura', en: 'Bill' }, widthInCharacters: 14, value: ({ bill }) => bill?.code ?? null },
    {
      header: { es: 'Fecha del pedido', en: 'Order date' },
      widthInCharacters: 13,
      format: 'day',
      value: ({ orderDate }) => cell.day(orderDate),
    },
    {
      header: { es: 'Llegada estimada', en: 'Estimated arrival' },
      widthInCharacters: 13,
      format: 'day',
      value: ({ estimatedArrivalDate }) => cell.day(estimatedArrivalDate),
    },
    {
      header: { es: 'Llegada a Quito', en: 'Arrival in Quito' },
      widthInCharacters: 13,
      format: 'day',
      value: ({ arrivalDate }) => cell.day(arrivalDate),
    },
    {
      header: { es: 'Qué falta', en: 'What is missing' },
      widthInCharacters: 30,
      value: ({ missingNote }) => missingNote || null,
    },
  ],
}
