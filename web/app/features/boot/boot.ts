console.log('boot')
