import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { useParameters, useScheduledValues } from './parameters.queries.ts'
import { ParametersForm } from './parameters-form.tsx'

/** The values that count, once they are known; a save begins the form anew, with what counts then. */
export function ParameterValues() {
  const parameters = useParameters()
  const scheduled = useScheduledValues()
  const [saves, setSaves] = useState(0)
  if (parameters.isPending) return <Skeleton height="32rem" />
  if (!parameters.data) return <ErrorState error={parameters.error} onRetry={() => void parameters.refetch()} />
  return (
    <ParametersForm
      key={saves}
      inForce={parameters.data}
      scheduled={scheduled.data ?? []}
      onSaved={() => setSaves((count) => count + 1)}
    />
  )
}
