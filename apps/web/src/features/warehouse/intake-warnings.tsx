import type { Order } from '@app/contract/orders.contract'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/show/use-format.ts'
import { useRetailParameters } from '../retail-parameters/retail-parameters.queries.ts'
import type { StationPackage } from '../scan-queue/station-package.ts'
import { type IntakeProblem, intakeProblems } from './intake-problems.ts'
import styles from './intake-warnings.module.css'

/** What will make the package incomplete, said while the scale still shows it. */
export function IntakeWarnings({ order, weightInGrams }: { order: StationPackage; weightInGrams: number | null }) {
  const { t } = useTranslation('warehouse')
  const sentence = useProblemSentence(order.category)
  const { data: parameters } = useRetailParameters()
  const problems = parameters ? intakeProblems(order, weightInGrams ?? 0, parameters) : []
  if (problems.length === 0) return null
  return (
    <div className={styles.warnings} role="status">
      <p className={styles.warningsTitle}>
        <IconAlertTriangle aria-hidden /> {t('willBeIncomplete')}
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={problem.code}>{sentence(problem)}</li>
        ))}
      </ul>
    </div>
  )
}

function useProblemSentence(category: Order['category']) {
  const { t } = useTranslation('warehouse')
  const format = useFormat()
  return (problem: IntakeProblem): string => {
    if (problem.code === 'tooHeavy')
      return t('problems.tooHeavy', {
        category,
        weight: format.weight(problem.weightInGrams),
        limit: `${format.number(problem.maxWeightInGrams / 1_000)} kg`,
      })
    if (problem.code === 'tooValuable')
      return t('problems.tooValuable', {
        category,
        value: format.money(problem.valueWithTaxInCents),
        limit: `${format.number(problem.maxValueInCents / 100)} USD`,
      })
    return t(`problems.${problem.code}`)
  }
}
