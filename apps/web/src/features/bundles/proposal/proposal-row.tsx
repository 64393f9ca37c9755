import { businessDay, type RetailParameters, valueWithTax } from '@app/domain'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../../ui/show/chip.tsx'
import { Day } from '../../../ui/show/day.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { BundleCategory } from '../bundle-columns.tsx'
import { type DraftBundle, sumsOf } from './proposal.ts'
import { promisedDayOf, waitInDays } from './proposal-filters.ts'
import styles from './proposal-row.module.css'

type Props = {
  bundle: DraftBundle
  parameters: RetailParameters | undefined
  now: Date
  isDisabled: boolean
  isOpen: boolean
  onWant: (isWanted: boolean) => void
  onOpen: () => void
  /** What shows while it is open. */
  children: ReactNode
}

/** One proposed declaration in a line: for whom, what, how full, since when it waits and by when it is promised. A press opens its packages. */
export function ProposalRow({ bundle, parameters, now, isDisabled, isOpen, onWant, onOpen, children }: Props) {
  const { t } = useTranslation('bundles')
  const { number, consignee, isSpecial, orders, warnings, isWanted } = bundle
  const name = t('proposal.nth', { number })
  const [only] = orders
  return (
    <li className={styles.bundle} data-wanted={isWanted} aria-label={`${name}, ${consignee.name}`}>
      <div className={styles.row}>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isWanted}
            disabled={isDisabled}
            onChange={({ currentTarget }) => onWant(currentTarget.checked)}
          />
          <span className="visually-hidden">{t('proposal.want', { name })}</span>
        </label>
        <span className={styles.number} aria-hidden>
          {number}
        </span>
        <h2 className={styles.name}>
          <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={onOpen}>
            <span className="visually-hidden">{name} </span>
            {consignee.name} <small>{consignee.identification}</small>
            <IconChevronDown aria-hidden className={styles.chevron} />
          </button>
        </h2>
        <span className={styles.contents}>
          {orders.length === 1 && only ? (
            <>
              {only.code} <small>{only.description}</small>
            </>
          ) : (
            t('proposal.packages', { count: orders.length })
          )}
        </span>
        <span className={styles.chips}>
          <Chip tone={isSpecial ? 'orange' : 'neutral'}>
            <BundleCategory bundle={bundle} />
          </Chip>
          {warnings.length > 0 ? (
            <span className={styles.warned}>
              <IconAlertTriangle aria-hidden /> {t('proposal.warnings', { count: warnings.length })}
            </span>
          ) : null}
        </span>
        {parameters ? <Fullness bundle={bundle} parameters={parameters} /> : null}
        <Waiting bundle={bundle} now={now} />
      </div>
      {isOpen ? <div className={styles.opened}>{children}</div> : null}
    </li>
  )
}

/** Kilograms and dollars of what the category admits. */
function Fullness({ bundle, parameters }: { bundle: DraftBundle; parameters: RetailParameters }) {
  const { t } = useTranslation('bundles')
  const format = useFormat()
  const { maxWeightInGrams, maxValueInCents } = parameters.limits[bundle.category]
  const { weightInGrams, valueInCents, isOver } = sumsOf(bundle, parameters)
  return (
    <>
      <span className={styles.figure} data-over={isOver} data-first>
        <span className={styles.what}>{t('proposal.columns.weight')} </span>
        {format.weight(weightInGrams)} <small>/ {format.weight(maxWeightInGrams)}</small>
      </span>
      <span className={styles.figure} data-over={isOver}>
        <span className={styles.what}>{t('proposal.columns.value')} </span>
        {format.money(valueWithTax(valueInCents, parameters))} <small>/ {format.money(maxValueInCents)}</small>
      </span>
    </>
  )
}

function Waiting({ bundle, now }: { bundle: DraftBundle; now: Date }) {
  const { t } = useTranslation('bundles')
  const promised = promisedDayOf(bundle)
  const days = waitInDays(bundle, now)
  const isPast = promised !== null && promised < businessDay(now)
  return (
    <>
      <span className={styles.figure} data-first>
        <span className={styles.what}>{t('proposal.columns.waits')} </span>
        {days === 0 ? t('proposal.sinceToday') : t('proposal.waits', { count: days })}
      </span>
      <span className={styles.day} data-over={isPast}>
        <span className={styles.what}>{t('proposal.columns.promised')} </span>
        <Day day={promised} />
        {isPast ? <span className="visually-hidden"> {t('proposal.past')}</span> : null}
      </span>
    </>
  )
}
