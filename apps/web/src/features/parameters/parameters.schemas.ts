// What the forms of the parameters are checked by.
import { parameterKey, parameterReason } from '@app/contract/parameters.contract'
import { isParameterValueAllowed, PARAMETER_CATALOGUE, PARAMETER_KEYS, PARAMETER_UNITS, type ParameterKey } from '@app/domain'
import { z } from 'zod'

const boundedValue = (key: ParameterKey) => {
  const { minimum, maximum } = PARAMETER_UNITS[PARAMETER_CATALOGUE[key].unit]
  return z.number('required').min(minimum, 'tooSmall').max(maximum, 'tooLarge')
}
const ofEveryKey = <Value extends z.ZodType>(value: (key: ParameterKey) => Value) =>
  z.strictObject(Object.fromEntries(PARAMETER_KEYS.map((key) => [key, value(key)])) as Record<ParameterKey, Value>)

export const parametersForm = z.strictObject({
  values: ofEveryKey(boundedValue),
  /** As they were when the form was opened: somebody else's change in between is refused. */
  read: ofEveryKey(() => z.strictObject({ value: z.number(), number: z.number() })),
  reason: parameterReason,
})

export const scheduleForm = z
  .strictObject({
    key: parameterKey,
    value: z.number('required'),
    reason: parameterReason,
    from: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'dateNotValid'),
  })
  .refine((form) => isParameterValueAllowed(form.key, form.value), { error: 'parameterValueNotAllowed', path: ['value'] })
