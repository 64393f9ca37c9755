import { useMediaQuery } from '@mantine/hooks'

/** Below the small breakpoint of specification section 2. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 599px)', undefined, { getInitialValueInEffect: false }) ?? false
