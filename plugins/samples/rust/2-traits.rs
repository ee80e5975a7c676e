pub trait Boat{type Crew:Iterator<Item=u8>;const LENGTH:usize=12;fn sail(&mut self)->Result<(),Box<dyn std::error::Error>>;}
enum Wind{North,South{speed:i32},East(f32)}
