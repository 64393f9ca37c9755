import type { Parameters } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../ui/show/facts.tsx'
import { Note } from '../../ui/show/note.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './parameters.module.css'
import { EXAMPLES, type ExampleName, type Worked } from './worked-examples.ts'

type Props = { name: ExampleName; example: Worked; before: Worked; parameters: Parameters }

/** What else follows from the parameters: what the associate earns, when it arrives, whether it may be declared at all. */
export function ExampleFacts({ name, example, before, parameters }: Props) {
  const { t } = useTranslation('parameters')
  const format = useFormat()
  const { quote, profitInCents } = example
  const { category } = EXAMPLES[name]
  return (
    <>
      <Facts
        facts={[
          {
            label: t('examples.profit'),
            value: <Followed now={format.money(profitInCents)} before={format.money(before.profitInCents)} />,
          },
          {
            label: t('examples.arrival'),
            value: (
              <Followed now={format.day(quote.estimatedArrivalDate)} before={format.day(before.quote.estimatedArrivalDate)} />
            ),
          },
          { label: t('examples.unitPriceLimit'), value: format.money(quote.unitPriceLimitInCents) },
        ]}
      />
      {quote.isSpecial ? <p className={styles.quiet}>{t('examples.special')}</p> : null}
      {quote.fitsCategory ? null : <Note tone="red">{t('examples.doesNotFit', { category })}</Note>}
      {category === 'C' && !parameters.isCategoryCEnabled ? <Note tone="neutral">{t('examples.categoryOff')}</Note> : null}
    </>
  )
}

function Followed({ now, before }: { now: string; before: string }) {
  return (
    <span className="tabular">
      {now === before ? null : <s className={styles.was}>{before}</s>}
      {now}
    </span>
  )
}
