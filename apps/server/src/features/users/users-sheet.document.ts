import type { User } from '@app/contract/users.contract'
import { type Language, USER_TYPES } from '@app/domain'
import { cell, type ListSheet } from '../../documents/list-sheet.ts'
import { sheetWord, sheetWords } from '../../documents/words.ts'

const TYPES = Object.keys(USER_TYPES) as (keyof typeof USER_TYPES)[]
const TYPE_WORDS = sheetWords<keyof typeof USER_TYPES>('userTypes')

function typeWord(type: number, language: Language): string {
  const name = TYPES.find((one) => USER_TYPES[one] === type)
  return name ? TYPE_WORDS[language][name] : ''
}

/** A list of accounts as a file. */
export const usersSheet: ListSheet<User> = {
  name: sheetWord('users'),
  columns: [
    { header: sheetWord('code'), widthInCharacters: 14, value: ({ code }) => code },
    { header: sheetWord('firstName'), widthInCharacters: 20, value: ({ firstName }) => firstName },
    { header: sheetWord('lastName'), widthInCharacters: 20, value: ({ lastName }) => lastName },
    { header: sheetWord('eMail'), widthInCharacters: 30, value: ({ email }) => email },
    { header: sheetWord('phone'), widthInCharacters: 16, value: ({ phone }) => phone.replace('+', '') },
    {
      header: sheetWord('identification'),
      widthInCharacters: 16,
      value: ({ identification }) => identification,
    },
    { header: sheetWord('province'), widthInCharacters: 18, value: ({ province }) => province },
    { header: sheetWord('city'), widthInCharacters: 18, value: ({ city }) => city },
    {
      header: sheetWord('type'),
      widthInCharacters: 15,
      value: ({ userType }, language) => typeWord(userType, language),
    },
    {
      header: sheetWord('active'),
      widthInCharacters: 9,
      value: ({ status }, language) => cell.yesNo(status === 'active', language),
    },
    {
      header: sheetWord('discount'),
      widthInCharacters: 11,
      value: ({ hasDiscount }, language) => cell.yesNo(hasDiscount, language),
    },
    { header: sheetWord('associate'), widthInCharacters: 28, value: ({ associate }) => associate?.name ?? null },
    {
      header: sheetWord('openOrders'),
      widthInCharacters: 11,
      format: 'count',
      value: ({ openOrders }) => openOrders,
    },
    {
      header: sheetWord('since'),
      widthInCharacters: 17,
      format: 'moment',
      value: ({ createdAt }) => cell.moment(createdAt),
    },
  ],
}
