import { type RetailParameters, sum } from '@app/domain'
import { Button } from '@mantine/core'
import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs'
import { useTranslation } from 'react-i18next'
import { showUndo } from '../../../ui/say/toast.ts'
import { CategoryGauge } from '../../../ui/show/category-gauge.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { HoldOneButton } from '../../orders/holding/hold-one-button.tsx'
import station from '../station.module.css'
import card from '../station-card.module.css'
import styles from './assembling.module.css'
import type { Assembling } from './use-assembling.ts'

type Props = { assembling: Assembling; parameters: RetailParameters }

/** The bundle under construction: whose it is, how much of the limits it uses, and what lies in it, the last scan first. */
export function AssemblyDraft({ assembling, parameters }: Props) {
  const { t } = useTranslation('warehouse')
  const format = useFormat()
  const { draft, isBusy, isConnected, make, takeOut, holdBack, empty } = assembling
  const [first] = draft
  if (!first) return null
  const weightInGrams = sum(draft.map((order) => order.weightInGrams ?? 0))
  const valueInCents = sum(draft.map(({ productValueInCents }) => productValueInCents))
  const discard = () => showUndo(t('assembling.emptied'), empty())
  return (
    <section className={`${card.match} ${styles.draft}`} aria-labelledby="bundle-under-construction">
      <h2 id="bundle-under-construction" className={station.title}>
        {t('assembling.for', { name: first.consignee?.name })}
      </h2>
      <p className={station.count} role="status">
        <strong>{draft.length}</strong> {t('assembling.packages', { count: draft.length })}
      </p>
      <CategoryGauge {...{ category: first.category, weightInGrams, valueInCents, parameters }} />
      <div className={station.buttons}>
        <Button
          size="lg"
          leftSection={<IconBox aria-hidden />}
          disabled={!isConnected}
          loading={isBusy}
          onClick={() => void make()}
        >
          {t('assembling.make')}
        </Button>
        <Button size="lg" variant="default" disabled={isBusy} onClick={discard}>
          {t('assembling.empty')}
        </Button>
      </div>
      <p className={card.quiet}>{t('assembling.makeHelp')}</p>
      <ul className={styles.packages} aria-label={t('assembling.inside')}>
        {draft.toReversed().map((order) => (
          <li key={order.id}>
            <span>
              <strong>{order.code}</strong> <span className="tabular">{format.weight(order.weightInGrams ?? 0)}</span>
              <span className={styles.what}>{order.description}</span>
            </span>
            <HoldOneButton order={order} isDisabled={isBusy} onHeld={() => holdBack(order)} />
            <Button
              variant="subtle"
              size="compact-md"
              disabled={isBusy}
              aria-label={t('assembling.takeOutOf', { code: order.code })}
              onClick={() => takeOut(order)}
            >
              {t('assembling.takeOut')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
