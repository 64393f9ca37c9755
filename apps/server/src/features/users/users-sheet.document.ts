import type { User } from '@app/contract/users.contract'
import { type Language, USER_TYPES } from '@app/domain'
import { cell, type ListSheet } from '../../documents/list-sheet.ts'

const TYPES: Record<Language, Readonly<Record<number, string>>> = {
  es: {
    [USER_TYPES.client]: 'Cliente',
    [USER_TYPES.administrator]: 'Administrador',
    [USER_TYPES.associate]: 'Asociado',
    [USER_TYPES.courier]: 'Transportista',
  },
  en: {
    [USER_TYPES.client]: 'Client',
    [USER_TYPES.administrator]: 'Administrator',
    [USER_TYPES.associate]: 'Associate',
    [USER_TYPES.courier]: 'Courier',
  },
}

/** A list of accounts as a file. */
export const usersSheet: ListSheet<User> = {
  name: { es: 'Usuarios', en: 'Users' },
  columns: [
    { header: { es: 'Código', en: 'Code' }, widthInCharacters: 14, value: ({ code }) => code },
    { header: { es: 'Nombres', en: 'First name' }, widthInCharacters: 20, value: ({ firstName }) => firstName },
    { header: { es: 'Apellidos', en: 'Last name' }, widthInCharacters: 20, value: ({ lastName }) => lastName },
    { header: { es: 'Correo', en: 'E-mail' }, widthInCharacters: 30, value: ({ email }) => email },
    { header: { es: 'Teléfono', en: 'Phone' }, widthInCharacters: 16, value: ({ phone }) => phone.replace('+', '') },
    {
      header: { es: 'Identificación', en: 'Identification' },
      widthInCharacters: 16,
      value: ({ identification }) => identification,
    },
    { header: { es: 'Provincia', en: 'Province' }, widthInCharacters: 18, value: ({ province }) => province },
    { header: { es: 'Ciudad', en: 'City' }, widthInCharacters: 18, value: ({ city }) => city },
    {
      header: { es: 'Tipo', en: 'Type' },
      widthInCharacters: 15,
      value: ({ userType }, language) => TYPES[language][userType] ?? '',
    },
    {
      header: { es: 'Activo', en: 'Active' },
      widthInCharacters: 9,
      value: ({ status }, language) => cell.yesNo(status === 'active', language),
    },
    {
      header: { es: 'Descuento', en: 'Discount' },
      widthInCharacters: 11,
      value: ({ hasDiscount }, language) => cell.yesNo(hasDiscount, language),
    },
    { header: { es: 'Asociado', en: 'Associate' }, widthInCharacters: 28, value: ({ associate }) => associate?.name ?? null },
    {
      header: { es: 'Pedidos abiertos', en: 'Open orders' },
      widthInCharacters: 11,
      format: 'count',
      value: ({ openOrders }) => openOrders,
    },
    {
      header: { es: 'Desde', en: 'Since' },
      widthInCharacters: 17,
      format: 'moment',
      value: ({ createdAt }) => cell.moment(createdAt),
    },
  ],
}
