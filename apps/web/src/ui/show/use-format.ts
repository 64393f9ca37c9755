import { type Title, type Titles, titleInWords, titlesApart, titlesInWords, titlesOf } from '@app/domain'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  formatBytes,
  formatCounted,
  formatDay,
  formatDays,
  formatInstant,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPercent,
  formatPerKilogram,
  formatWeight,
  type Place,
} from './format.ts'

export type Format = ReturnType<typeof useFormat>

/** The formats in the person's language. */
export function useFormat() {
  const { i18n } = useTranslation()
  const { language } = i18n
  const spoken = language === 'en' ? 'en' : 'es'
  return useMemo(
    () => ({
      money: (cents: number) => formatMoney(cents, language),
      weight: (grams: number, unit?: 'kg' | 'lb') => formatWeight(grams, language, unit),
      percent: (basisPoints: number) => formatPercent(basisPoints, language),
      perKilogram: (cents: number) => formatPerKilogram(cents, language),
      number: (value: number) => formatNumber(value, language),
      counted: (total: number) => formatCounted(total, language),
      day: (day: string) => formatDay(day, language, new Date()),
      month: (day: string) => formatMonth(day, language),
      days: (days: { from: string; to: string }) => formatDays(days, language, new Date()),
      instant: (instant: string, place?: Place) => formatInstant(instant, language, place),
      bytes: (bytes: number) => formatBytes(bytes, language),
      title: (title: Title) => titleInWords(title, spoken),
      titles: (titles: readonly Title[]) => titlesInWords(titlesOf(titles), spoken),
      things: (things: Titles) => titlesInWords(things, spoken),
      /** Of one list, by id: those that would read alike are told apart. */
      titlesApart: (listed: Parameters<typeof titlesApart>[0]) => titlesApart(listed, spoken),
    }),
    [language, spoken],
  )
}
