import type { AuditEvent, AuditedChange } from '@app/contract/fields/audited-event'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './audited-changes.module.css'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const INSTANT = /^\d{4}-\d\d-\d\dT/
/** What may have a word of its own; all else is what people wrote. */
const WORD = /^[A-Za-z]+$/
/** Lists and objects as text. */
const STRUCTURE = /^(\[\{|\{")/
const DAY = /^\d{4}-\d\d-\d\d$/

/** `productValueInCents` reads "product value": what nobody gave a word yet. */
const spelled = (field: string): string =>
  field
    .replace(/In(Cents|Grams|Millimetres)$/, '')
    .replaceAll(/([A-Z])/g, ' $1')
    .toLowerCase()

/** What a field is called, and its values, by the unit that its name says. */
function useAuditWords() {
  const { t } = useTranslation(['administrator', 'common', 'parameters'])
  const format = useFormat()
  const fieldOf = (field: string): string =>
    t([`audit.fields.${field}`, `parameters:names.${field}`], { defaultValue: spelled(field) })
  const worded = (field: string, value: AuditedChange['to']): string => {
    if (value === null || value === '') return t('audit.nothing')
    if (typeof value === 'boolean') return value ? t('audit.yes') : t('audit.no')
    if (typeof value === 'number') return numberOf(field, value)
    if (ID.test(value)) return t('audit.anotherRecord')
    if (INSTANT.test(value)) return format.instant(value)
    if (DAY.test(value)) return format.day(value)
    if (STRUCTURE.test(value)) return t('audit.severalValues')
    if (!WORD.test(value)) return value
    return t(/status$/i.test(field) ? `common:statuses.${value}` : `audit.values.${value}`, { defaultValue: value })
  }
  const numberOf = (field: string, value: number): string => {
    if (field.endsWith('InCents')) return format.money(value)
    return field.endsWith('InGrams') ? format.weight(value) : format.number(value)
  }
  return { fieldOf, worded }
}

/** Field by field, from what to what; what was removed says so. */
export function AuditedChanges({ event: { changes, removedValues } }: { event: Pick<AuditEvent, 'changes' | 'removedValues'> }) {
  const { t } = useTranslation('administrator')
  const { fieldOf, worded } = useAuditWords()
  const removed = removedValues.filter((name) => name !== 'note')
  return (
    <dl className={styles.changes}>
      {changes.map(({ field, from, to }) => (
        <div key={field}>
          <dt>{fieldOf(field)}</dt>
          <dd>
            {from === null ? null : (
              <>
                <span className={styles.before}>{worded(field, from)}</span> →{' '}
              </>
            )}
            {worded(field, to)}
          </dd>
        </div>
      ))}
      {removed.map((field) => (
        <div key={field}>
          <dt>{fieldOf(field)}</dt>
          <dd className={styles.removed}>{t('audit.removed')}</dd>
        </div>
      ))}
    </dl>
  )
}
