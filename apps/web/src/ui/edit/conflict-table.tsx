import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES } from '../../i18n/language.ts'
import { useFormat } from '../show/use-format.ts'
import styles from './conflict-dialog.module.css'
import type { Difference } from './record-differences.ts'

type Props = { differences: readonly Difference[]; isAct: boolean }

/** Field by field: as it was, as it is now, and as the person typed it. */
export function ConflictTable({ differences, isAct }: Props) {
  const { t } = useTranslation('editing')
  const textOf = useValueText()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('now')}</th>
          {isAct ? null : <th scope="col">{t('mine')}</th>}
        </tr>
      </thead>
      <tbody>
        {differences.map(({ name, before, now, mine }) => (
          <tr key={name}>
            <th scope="row">{t(`fields.${name}`)}</th>
            <td data-label={t('before')}>{textOf(name, before)}</td>
            <td data-label={t('now')} data-changed={before !== now}>
              {textOf(name, now)}
            </td>
            {isAct ? null : (
              <td data-label={t('mine')} data-mine={mine !== undefined && mine !== now}>
                {textOf(name, mine)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A field's value as people read it: money, weight, day, status, yes or no. */
export function useValueText() {
  const { t } = useTranslation(['editing', 'common'])
  const format = useFormat()
  return (name: string, value: Difference['now']): string => {
    if (value === undefined || value === null || value === '') return '—'
    if (typeof value === 'boolean') return value ? t('yes') : t('no')
    if (name === 'status') return t(`statuses.${value}`, { defaultValue: String(value) })
    if (name === 'identificationType') return t(`identificationTypes.${value}`)
    if (name === 'treatment') return t(`common:treatments.${value}`)
    if (name === 'language') return value === 'en' ? LANGUAGE_NAMES.en : LANGUAGE_NAMES.es
    if (typeof value === 'number') {
      if (name.endsWith('InCents')) return format.money(value)
      return name.endsWith('InGrams') ? format.weight(value) : format.number(value)
    }
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? format.day(value) : value
  }
}
