/** Pages that have to be made, of one client: kept ones cost nothing, invented ones a look into the database each. Setting `page`. */
export const PAGE_LIMIT = { points: 600, seconds: 60 }
