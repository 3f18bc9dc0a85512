import { test_result } from '../../../i18n/en/test-result.ts'
import { test_run } from '../../../i18n/en/test-run.ts'

/** Everything a test says, in one request; why something failed is told by the page (i18n/test-messages.ts). */
export const texts = { test_result, test_run }
