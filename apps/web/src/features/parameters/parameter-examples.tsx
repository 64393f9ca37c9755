import type { Parameter } from '@app/contract/parameters.contract'
import { businessDay, type ParameterKey, readParameters } from '@app/domain'
import { Switch } from '@mantine/core'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PriceLines } from '../../ui/show/price-lines.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { ExampleFacts } from './example-facts.tsx'
import { type ParametersForm, valuesOf } from './parameter-values.ts'
import styles from './parameters.module.css'
import { EXAMPLE_NAMES, type ExampleName, workedExample } from './worked-examples.ts'

/** A few packages as they are priced now and as they would be with what is typed; one of them line by line. */
export function ParameterExamples({ inForce }: { inForce: readonly Parameter[] }) {
  const { t } = useTranslation('parameters')
  const format = useFormat()
  const { control } = useFormContext<ParametersForm>()
  const typed = useWatch({ control, name: 'values' })
  const [chosen, setChosen] = useState<ExampleName>('packageB')
  const [hasDiscount, setDiscount] = useState(false)
  const circumstances = { hasDiscount, today: businessDay(new Date()) }
  const now = readParameters(valuesOf(inForce))
  const then = readParameters({ ...valuesOf(inForce), ...filled(typed) })
  const example = workedExample(chosen, then, circumstances)
  return (
    <section className={styles.card} aria-labelledby="parameters-examples">
      <h2 id="parameters-examples">{t('examples.title')}</h2>
      <p className={styles.quiet}>{t('examples.sentence')}</p>
      <ul className={styles.examples}>
        {EXAMPLE_NAMES.map((name) => {
          const before = workedExample(name, now, circumstances).quote.totalInCents
          const after = workedExample(name, then, circumstances).quote.totalInCents
          return (
            <li key={name}>
              <button type="button" aria-pressed={name === chosen} onClick={() => setChosen(name)}>
                <span>{t(`examples.names.${name}`)}</span>
                <span className="tabular">
                  {before === after ? null : <s className={styles.was}>{format.money(before)}</s>}
                  <strong>{format.money(after)}</strong>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      <Switch
        label={t('examples.withDiscount')}
        checked={hasDiscount}
        onChange={({ currentTarget }) => setDiscount(currentTarget.checked)}
      />
      <PriceLines
        lines={example.quote.lines}
        totalInCents={example.quote.totalInCents}
        totalLabel={t(`examples.totals.${chosen}`)}
      />
      <ExampleFacts name={chosen} example={example} before={workedExample(chosen, now, circumstances)} parameters={then} />
    </section>
  )
}

/** A field that stands empty, or is out of bounds for the moment, counts as it is now. */
const filled = (values: Partial<Record<ParameterKey, number | null>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => Number.isFinite(value))) as Partial<
    Record<ParameterKey, number>
  >
