/** The job that tells the team of promises that were not kept. */
export const DEADLINE_JOB = 'cases.late'
